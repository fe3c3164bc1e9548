import { phonePrefixes } from "@/lib/market/phone-prefixes";
import { detectedCountry } from "@/lib/session/detected-country";

/** The country that a phone number most likely is of: the detected one, else Finland. */
export function phoneCountry(): string {
  const country = detectedCountry(document.cookie);
  return country in phonePrefixes ? country : "FI";
}
