import { defaultLocale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";

/** Where the managers of passwords send people who want another one (W3C, "A Well-Known URL for Changing Passwords"). */
export function GET(): Response {
  return new Response(null, { status: 302, headers: { location: paths.resetPassword(defaultLocale) } });
}
