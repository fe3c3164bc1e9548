import { getMarketTable } from "@/lib/content/offered-markets/server";
import { parseLocale } from "@/lib/market/locale";
import { marketRows } from "@/lib/market/market-rows";

/** The list of markets that a locale's menu shows. */
export async function GET(_request: Request, { params }: RouteContext<"/api/markets/[locale]">) {
  const table = await getMarketTable();
  const locale = parseLocale((await params).locale, table);
  if (!locale) return Response.json({ message: "No such locale." }, { status: 404 });
  return Response.json(marketRows(locale, table), { headers: { "cache-control": "public, max-age=60" } });
}
