import { readCookie } from "@/lib/market/switch-links";

/** The country that the visitor is seen in, as an ISO code; "" where nobody has said it. A copy for display (ruling 15). */
export function detectedCountry(cookies: string): string {
  const country = readCookie(cookies, "country-code");
  return /^[A-Z]{2}$/.test(country) ? country : "";
}
