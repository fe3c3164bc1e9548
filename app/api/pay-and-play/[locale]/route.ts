import { getPayAndPlay } from "@/lib/account/pay-and-play/server";
import { readEnvironment } from "@/lib/config/environment";
import { readLocale } from "@/lib/market/locale";
import { readForwardedVisitor } from "@/lib/routing/visitor";
import { errorResponse } from "@/lib/session/server";

/** The pay-and-play offer for this visitor; 404 where it is hidden, or the address is not on the list. */
export async function GET(request: Request, { params }: RouteContext<"/api/pay-and-play/[locale]">): Promise<Response> {
  const locale = readLocale((await params).locale);
  const { address } = readForwardedVisitor(request.headers, readEnvironment());
  const offer = locale && (await getPayAndPlay(locale, address));
  if (!offer) return errorResponse(404, "error.paynplay.hidden", "Pay-and-play is not offered here.");
  return Response.json(offer, { headers: { "cache-control": "no-store" } });
}
