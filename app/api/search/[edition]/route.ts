import { promisify } from "node:util";
import { gzip } from "node:zlib";
import { getSearchIndex } from "@/lib/play/search/server";
import { findEdition } from "@/lib/routing/require-edition";

/** Rendered once per edition, and again when a game, a provider or the lobby is published. */
export const dynamic = "force-static";
export const revalidate = 60;
export const generateStaticParams = () => [];

const compress = promisify(gzip);
/** A gzip file, not an encoding of JSON: Next removes `content-encoding` from what it keeps, and compresses nothing itself. */
const headers = { "content-type": "application/gzip", "cache-control": "public, max-age=60" };

/** All that the search of an edition finds. A browser keeps the file for a minute. */
export async function GET(_request: Request, { params }: RouteContext<"/api/search/[edition]">) {
  const edition = findEdition((await params).edition);
  if (!edition) return Response.json({ message: "No such edition." }, { status: 404 });
  return new Response(await compress(JSON.stringify(await getSearchIndex(edition))), { headers });
}
