import { ContentUnavailable } from "@/lib/content/server";
import { findGamesByName } from "@/lib/play/search/server";
import { findEdition } from "@/lib/routing/require-edition";
import { visitorHeaders } from "@/lib/routing/visitor";
import { createLimit } from "@/lib/site/browser-reports/rate-limit";

/** Two letters a second from each address: each is a query of the content service, which nothing caches. */
const limit = createLimit({ perAddress: 120, total: 3_000, windowMs: 60_000 }, (count) =>
  console.log(JSON.stringify({ event: "search", dropped: count })),
);

/** The first games whose name contains `?gameNameFilter=`, for a browser that cannot get the index. */
export async function GET(request: Request, { params }: RouteContext<"/api/search/[edition]/by-name">) {
  const edition = findEdition((await params).edition);
  if (!edition) return Response.json({ message: "No such edition." }, { status: 404 });
  if (!limit.allows(request.headers.get(visitorHeaders.address) ?? ""))
    return Response.json({ message: "Too many requests." }, { status: 429 });
  const text = new URL(request.url).searchParams.get("gameNameFilter") ?? "";
  try {
    return Response.json(await findGamesByName(edition, text), { headers: { "cache-control": "no-store" } });
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return Response.json({ message: "The content service did not respond." }, { status: 503 });
  }
}
