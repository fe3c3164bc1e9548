import { errorResponse } from "@/lib/core/http/error-response";
import { readLocale } from "@/lib/market/locale";
import { getMarketRules } from "@/lib/session/market-rules/server";

/** What the law of a locale's market asks for where a player is known, without player data. */
export async function GET(_request: Request, { params }: RouteContext<"/api/market-rules/[locale]">) {
  const locale = readLocale((await params).locale);
  if (!locale) return errorResponse(404, "error.locale.unknown", "No such locale.");
  return Response.json(getMarketRules(locale.market), { headers: { "cache-control": "public, max-age=300" } });
}
