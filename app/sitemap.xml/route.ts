import { readEnvironment } from "@/lib/config/environment";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { withCurrentContent } from "@/lib/content/render-context";
import { fileOf } from "@/lib/site/seo/file-cache";
import { sitemapIndex } from "@/lib/site/seo/sitemap";
import { xmlResponse } from "@/lib/site/seo/xml-response";

/** With the configuration of this process, not of the build. */
export const dynamic = "force-dynamic";

/** The index of the sitemaps, one of each kind per locale. */
export async function GET(request: Request): Promise<Response> {
  const table = await withCurrentContent(getMarketTable);
  return xmlResponse(request, fileOf(sitemapIndex(readEnvironment().SITE_ORIGIN, table)));
}
