import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";

/** The messages of the winners' panel, which its page hands over. */
export async function winnerTexts(locale: Locale, title: string) {
  const t = await getTranslations(locale, "play.liveData");
  const tCatalogue = await getTranslations(locale, "play.catalogue");
  return {
    title,
    previous: tCatalogue("rail.previous", { row: title }),
    next: tCatalogue("rail.next", { row: title }),
    missing: t("missing"),
    asOf: t("asOf"),
    closed: t("winnersClosed"),
    none: t("noWinners"),
    top24: t("top24"),
    top72: t("top72"),
    latest: t("latest"),
  };
}
