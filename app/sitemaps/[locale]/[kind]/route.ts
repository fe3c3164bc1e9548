import { sitemapPaths } from "@/app/sitemap-paths";
import { readEnvironment } from "@/lib/config/environment";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { isPreview, withCurrentContent, withCurrentTags } from "@/lib/content/render-context";
import { ContentUnavailable } from "@/lib/content/server";
import { isOutdated } from "@/lib/edge/next/cache-tags";
import { createFileCache, fileOf } from "@/lib/site/seo/file-cache";
import { isSitemapKind, sitemap, sitemapLocales } from "@/lib/site/seo/sitemap";
import { xmlResponse } from "@/lib/site/seo/xml-response";

/** The files of all locales with 3,000 games take 15 MB. */
const getFile = createFileCache({ maxBytes: 24_000_000, maxAgeMs: 60_000, isOutdated });

/** As pages have it whose content is away. */
const retryAfterSeconds = "30";

/** The pages of one kind and locale: `/sitemaps/fi-FI/games.xml`. */
export async function GET(request: Request, { params }: RouteContext<"/sitemaps/[locale]/[kind]">): Promise<Response> {
  const { locale: segment, kind: file } = await params;
  const kind = file.replace(/\.xml$/, "");
  const locale = sitemapLocales(await withCurrentContent(getMarketTable)).find((each) => each.segment === segment);
  if (!locale || kind === file || !isSitemapKind(kind))
    return Response.json({ message: "No such sitemap." }, { status: 404 });
  const build = () =>
    withCurrentTags(async () => sitemap(readEnvironment().SITE_ORIGIN, locale, await sitemapPaths[kind](locale)));
  try {
    // Drafts are one editor's.
    const found = isPreview() ? fileOf((await build()).result) : await getFile(`${segment}/${kind}`, build);
    return xmlResponse(request, found);
  } catch (error) {
    if (!(error instanceof ContentUnavailable)) throw error;
    const headers = { "retry-after": retryAfterSeconds, "cache-control": "no-store" };
    return Response.json({ message: "The content service did not respond." }, { status: 503, headers });
  }
}
