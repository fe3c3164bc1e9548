import { ErrorPage } from "@/components/site/error-pages/error-page";
import { errorMetadata, readError } from "../read-error";

type Props = PageProps<"/[edition]/contact-live-chat">;

export const generateMetadata = ({ params }: Props) => errorMetadata(params, "contact-live-chat");

/** Where links to the support chat lead while no chat is connected: to the other ways of reaching us. */
export default async function SupportChatPage({ params }: Props) {
  return <ErrorPage {...(await readError(params, "contact-live-chat"))} icon="person" />;
}
