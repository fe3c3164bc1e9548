import type { Place } from "@/lib/market/policy/by-place";
import { readCookie } from "@/lib/market/switch-links";
import { detectedCountry } from "./detected-country";

/** Where this browser is, as far as the edge has detected it, for the strictest of several places: none while it is unknown. */
export function detectedPlaces(): Place[] {
  if (typeof document === "undefined") return [];
  const country = detectedCountry(document.cookie);
  return country === "" ? [] : [{ country, province: readCookie(document.cookie, "region-code") || null }];
}
