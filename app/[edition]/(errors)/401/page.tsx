import { AccessError } from "@/components/site/errors/access-error";
import { PopularGames } from "../popular-games";
import { errorMetadata, readError } from "../read-error";

type Props = PageProps<"/[edition]/401">;

export const generateMetadata = ({ params }: Props) => errorMetadata(params, "401");

/** A page that needs a login was asked for without one: "?from=" says which. */
export default async function AccessErrorPage({ params }: Props) {
  return <AccessError {...(await readError(params, "401"))} games={<PopularGames params={params} />} />;
}
