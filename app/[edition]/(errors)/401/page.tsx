import { AccessError } from "@/components/site/error-pages/access-error";
import { PopularGames } from "../popular-games";
import { errorMetadata, readError } from "../read-error";

type Props = PageProps<"/[edition]/401">;

export const generateMetadata = ({ params }: Props) => errorMetadata(params, "401");

/** The page shown when a visitor requests a page for players; "?from=" names that page. */
export default async function AccessErrorPage({ params }: Props) {
  return <AccessError {...(await readError(params, "401"))} games={<PopularGames params={params} />} />;
}
