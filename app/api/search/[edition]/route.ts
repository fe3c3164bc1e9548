import { respondWithGzipFile } from "@/lib/core/http/gzip-file";
import { getSearchIndex } from "@/lib/play/search/server";
import { findEdition } from "@/lib/routing/require-edition";

/** Rendered once per edition, and again when a game, a provider or the lobby is published; until then the last one is sent. */
export const dynamic = "force-static";
export const revalidate = 60;
export const generateStaticParams = () => [];

/** All that the search of an edition finds. */
export async function GET(_request: Request, { params }: RouteContext<"/api/search/[edition]">) {
  const edition = findEdition((await params).edition);
  if (!edition) return Response.json({ message: "No such edition." }, { status: 404 });
  return respondWithGzipFile(await getSearchIndex(edition));
}
