import { readEnvironment } from "@/lib/config/environment";
import { isProductionHost } from "@/lib/config/production";

/** With the configuration of this process, not of the build. */
export const dynamic = "force-dynamic";

/**
 * Nothing is closed to crawlers: what is not to be listed says so itself, which only those who may read it learn. The sitemaps are for
 * the hosts of production.
 */
export function GET(request: Request): Response {
  const env = readEnvironment();
  const isProduction = isProductionHost(request.headers.get("host") ?? "", env);
  const sitemap = isProduction ? `\nSitemap: ${env.SITE_ORIGIN}/sitemap.xml\n` : "";
  return new Response(`User-agent: *\nAllow: /\n${sitemap}`, {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}
