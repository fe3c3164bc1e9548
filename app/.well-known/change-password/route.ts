import { readEnvironment } from "@/lib/config/environment";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { withCurrentContent } from "@/lib/content/render-context";
import { preferredTags } from "@/lib/market/accept-language";
import { detectedLocale } from "@/lib/market/detected-market";
import { paths } from "@/lib/routing/paths";
import { readForwardedVisitor } from "@/lib/routing/visitor";

/**
 * Where the managers of passwords send people who want another one (W3C, "A Well-Known URL for Changing Passwords"): the page of the
 * market and language that the site would offer them, in one hop. A cache between them would send the next one there too.
 */
export async function GET({ headers }: Request): Promise<Response> {
  const { country } = readForwardedVisitor(headers, readEnvironment());
  const table = await withCurrentContent(getMarketTable);
  const locale = detectedLocale(country, preferredTags(headers.get("accept-language") ?? ""), table);
  return new Response(null, {
    status: 302,
    headers: { location: paths.resetPassword(locale), "cache-control": "private, no-store" },
  });
}
