import { sitemapPaths } from "@/app/sitemap-paths";
import { readEnvironment } from "@/lib/config/environment";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { withCurrentContent } from "@/lib/content/render-context";
import { isSitemapKind, sitemap, sitemapLocales } from "@/lib/site/seo/sitemap";
import { xmlResponse } from "@/lib/site/seo/xml-response";

/** The pages of one kind and locale: `/sitemaps/fi-FI/games.xml`. */
export async function GET(_request: Request, { params }: RouteContext<"/sitemaps/[locale]/[kind]">): Promise<Response> {
  const { locale: segment, kind: file } = await params;
  const kind = file.replace(/\.xml$/, "");
  const locale = sitemapLocales(await withCurrentContent(getMarketTable)).find((each) => each.segment === segment);
  if (!locale || kind === file || !isSitemapKind(kind))
    return Response.json({ message: "No such sitemap." }, { status: 404 });
  const paths = await withCurrentContent(() => sitemapPaths[kind](locale));
  return xmlResponse(sitemap(readEnvironment().SITE_ORIGIN, locale, paths));
}
