import { ErrorPage } from "@/components/site/errors/error-page";
import { errorMetadata, readError } from "../read-error";

type Props = PageProps<"/[edition]/closed-account">;

export const generateMetadata = ({ params }: Props) => errorMetadata(params, "closed-account");

/** The player's account is closed. */
export default async function ClosedAccountPage({ params }: Props) {
  return <ErrorPage {...(await readError(params, "closed-account"))} icon="person" closed />;
}
