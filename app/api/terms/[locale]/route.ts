import { getTermsOverview } from "@/lib/account/terms/server";
import { errorResponse } from "@/lib/core/http/error-response";
import { readLocale } from "@/lib/market/locale";

/** The versions of the terms for readers of one locale: nothing of a player. */
export async function GET(_request: Request, { params }: RouteContext<"/api/terms/[locale]">): Promise<Response> {
  const locale = readLocale((await params).locale);
  if (!locale) return errorResponse(404, "error.locale.unknown", "No such locale.");
  try {
    return Response.json(await getTermsOverview(locale), { headers: { "cache-control": "public, max-age=60" } });
  } catch {
    return errorResponse(503, "error.content.unavailable", "The content service could not be asked.");
  }
}
