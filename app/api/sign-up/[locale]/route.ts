import type { SignUpOffer } from "@/lib/account/sign-up/options";
import { getSignUpOptions, type StoredOffer } from "@/lib/account/sign-up/server";
import { errorResponse } from "@/lib/core/http/error-response";
import { type Locale, readLocale } from "@/lib/market/locale";
import { withConditions } from "@/lib/offers/promotions/server";

/** The options of a locale's sign-up form, without player data. */
export async function GET(_request: Request, { params }: RouteContext<"/api/sign-up/[locale]">): Promise<Response> {
  const locale = readLocale((await params).locale);
  if (!locale) return errorResponse(404, "error.locale.unknown", "No such locale.");
  try {
    const { offer, ...options } = await getSignUpOptions(locale);
    const body = { ...options, offer: offer && (await withTerms(locale, offer)) };
    return Response.json(body, { headers: { "cache-control": "public, max-age=60" } });
  } catch {
    return errorResponse(503, "error.content.unavailable", "The content service could not be asked.");
  }
}

/** Null where its conditions should stand beside it and are not known. */
async function withTerms(locale: Locale, offer: StoredOffer): Promise<SignUpOffer | null> {
  const [shown] = await withConditions(locale, [offer]);
  if (!shown) return null;
  const { urlAction: _, conditions = [], ...texts } = shown;
  return { ...texts, conditions };
}
