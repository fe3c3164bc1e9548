import { getPayAndPlay } from "@/lib/account/pay-and-play/server";
import { readEnvironment } from "@/lib/config/environment";
import { errorResponse } from "@/lib/core/http/error-response";
import { readLocale } from "@/lib/market/locale";
import { readForwardedVisitor } from "@/lib/routing/visitor";

/** The pay-and-play offer for this visitor; null where it is hidden, or the address is not on the list. */
export async function GET(request: Request, { params }: RouteContext<"/api/pay-and-play/[locale]">): Promise<Response> {
  const locale = readLocale((await params).locale);
  if (!locale) return errorResponse(404, "error.locale.unknown", "No such locale.");
  const { address } = readForwardedVisitor(request.headers, readEnvironment());
  return Response.json(await getPayAndPlay(locale, address), { headers: { "cache-control": "no-store" } });
}
