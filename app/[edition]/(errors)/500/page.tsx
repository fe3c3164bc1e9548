import { ErrorPage } from "@/components/site/error-pages/error-page";
import { PopularGames } from "../popular-games";
import { errorMetadata, readError } from "../read-error";

type Props = PageProps<"/[edition]/500">;

export const generateMetadata = ({ params }: Props) => errorMetadata(params, "500");

/** Something failed on our side. */
export default async function ServerErrorPage({ params }: Props) {
  return <ErrorPage {...(await readError(params, "500"))} icon="error" games={<PopularGames params={params} />} />;
}
