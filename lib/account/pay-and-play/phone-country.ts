import { localeOfPath } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { detectedCountry } from "@/lib/session/client-context/detected-country";

/** The country that a phone number most likely is of: the detected one, else the market's; "" where neither is known. */
export const phoneCountry = (): string =>
  detectedCountry(document.cookie) || (markets[localeOfPath(location.pathname).market].originCountryCode ?? "");
