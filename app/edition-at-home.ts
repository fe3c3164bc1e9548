import "server-only";
import { readEnvironment } from "@/lib/config/environment";
import { zones } from "@/lib/market/blocked-providers";
import type { Locale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import type { Edition } from "@/lib/routing/edition";

/** The edition that a visitor at home in a market sees on a computer: of what is made once for everybody. */
export function editionAtHome(locale: Locale): Edition {
  const country = markets[locale.market].originCountryCode ?? readEnvironment().DEFAULT_COUNTRY;
  return { locale, channel: "web", zone: zones().zoneOf(country) };
}
