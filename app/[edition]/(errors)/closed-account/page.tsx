import { ErrorPage } from "@/components/site/error-pages/error-page";
import { textsByVisitor } from "@/components/site/error-pages/texts-by-visitor";
import { errorMetadata, readError } from "../read-error";

type Props = PageProps<"/[edition]/closed-account">;

export const generateMetadata = ({ params }: Props) => errorMetadata(params, "closed-account");

/** A guest sees that their account is closed; a logged-in player has an open account, and sees that. */
export default async function ClosedAccountPage({ params }: Props) {
  const { locale, ...guest } = await readError(params, "closed-account");
  const texts = await textsByVisitor(locale, "closed-account", guest);
  return <ErrorPage locale={locale} {...texts} icon="person" closed />;
}
