import { getTermsText } from "@/lib/account/terms/server";
import { errorResponse } from "@/lib/core/http/error-response";
import { readLocale } from "@/lib/market/locale";

/** The text of one version of the terms in one language. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/terms/[locale]/[version]">,
): Promise<Response> {
  const { locale: segment, version } = await params;
  const locale = readLocale(segment);
  if (!locale) return errorResponse(404, "error.locale.unknown", "No such locale.");
  try {
    const text = await getTermsText(locale, version);
    if (text === null) return errorResponse(404, "error.terms.no_text", "No such text.");
    return Response.json({ text }, { headers: { "cache-control": "public, max-age=60" } });
  } catch {
    return errorResponse(503, "error.content.unavailable", "The content service could not be asked.");
  }
}
