import { errorResponse } from "@/lib/core/http/error-response";
import { readLocale } from "@/lib/market/locale";
import { getQuestionnaireLabels } from "@/lib/safety/edd/server";

/** The labels of the questionnaire on a player's money in one language: nothing of a player. */
export async function GET(
  _request: Request,
  { params }: RouteContext<"/api/questionnaire/[locale]">,
): Promise<Response> {
  const locale = readLocale((await params).locale);
  if (!locale) return errorResponse(404, "error.locale.unknown", "No such locale.");
  try {
    const labels = await getQuestionnaireLabels(locale);
    return Response.json(labels, { headers: { "cache-control": "public, max-age=60" } });
  } catch {
    return errorResponse(503, "error.content.unavailable", "The content service could not be asked.");
  }
}
