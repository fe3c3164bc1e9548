import { ContentUnavailable } from "@/lib/content/server";
import { getLobbyOffer, menuOf } from "@/lib/play/catalogue/server";
import { paths } from "@/lib/routing/paths";
import { findEdition } from "@/lib/routing/require-edition";

/** The categories of the casino, for the menu. */
export async function GET(_request: Request, { params }: RouteContext<"/api/categories/[edition]">) {
  const edition = findEdition((await params).edition);
  if (!edition) return Response.json({ message: "No such edition." }, { status: 404 });
  try {
    const categories = menuOf(await getLobbyOffer(edition)).map((category) => ({
      href: paths.category(edition.locale, category),
      label: category.label,
    }));
    return Response.json(categories, { headers: { "cache-control": "public, max-age=60" } });
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    return Response.json({ message: "The content service did not respond." }, { status: 503 });
  }
}
