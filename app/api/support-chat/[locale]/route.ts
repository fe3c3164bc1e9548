import { errorResponse } from "@/lib/core/http/error-response";
import { readLocale } from "@/lib/market/locale";
import { getChatAddress } from "@/lib/offers/support-chat/server";

/** Where the support chat of a locale is, or null where it is switched off. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/support-chat/[locale]">,
): Promise<Response> {
  const locale = readLocale((await params).locale);
  if (!locale) return errorResponse(404, "error.locale.unknown", "No such locale.");
  try {
    const address = await getChatAddress(locale);
    return Response.json({ address }, { headers: { "cache-control": "public, max-age=60" } });
  } catch {
    return errorResponse(503, "error.content.unavailable", "The content service could not be asked.");
  }
}
