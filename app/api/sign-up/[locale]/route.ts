import { getSignUpOptions } from "@/lib/account/sign-up/server";
import { errorResponse } from "@/lib/core/http/error-response";
import { readLocale } from "@/lib/market/locale";

/** The options of a locale's sign-up form, without player data. */
export async function GET(_request: Request, { params }: RouteContext<"/api/sign-up/[locale]">): Promise<Response> {
  const locale = readLocale((await params).locale);
  if (!locale) return errorResponse(404, "error.locale.unknown", "No such locale.");
  try {
    return Response.json(await getSignUpOptions(locale), { headers: { "cache-control": "public, max-age=60" } });
  } catch {
    return errorResponse(503, "error.content.unavailable", "The content service could not be asked.");
  }
}
