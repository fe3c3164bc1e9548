import { ErrorPage } from "@/components/site/error-pages/error-page";
import { errorMetadata, readError } from "../read-error";

type Props = PageProps<"/[edition]/restricted">;

export const generateMetadata = ({ params }: Props) => errorMetadata(params, "restricted");

/** The visitor is where we may not offer the site. */
export default async function RestrictedPage({ params }: Props) {
  return <ErrorPage {...(await readError(params, "restricted"))} icon="globe" closed />;
}
