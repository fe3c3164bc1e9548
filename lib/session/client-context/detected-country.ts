import { readCookie } from "@/lib/market/switch-links";

/** The detected country of the visitor, as an ISO code; "" when unknown. A copy for display (ruling 15). */
export function detectedCountry(cookies: string): string {
  const country = readCookie(cookies, "country-code");
  return /^[A-Z]{2}$/.test(country) ? country : "";
}
