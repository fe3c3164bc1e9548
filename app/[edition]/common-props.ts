import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import type { CommonIslandsProps } from "./common-islands";
import { realityCheckRules } from "./reality-check-rules";

/** What the islands of every page need of its locale. `games`: the number of games to search, where it is known. */
export async function commonProps(locale: Locale, games: number | null): Promise<CommonIslandsProps> {
  const t = await getTranslations(locale, "site.toasts");
  const tPage = await getTranslations(locale, "site.page");
  return {
    current: locale.segment,
    games,
    timers: {
      idleMinutes: byPlace(locale.market, "idleMinutes"),
      realityCheck: realityCheckRules(locale),
      lockMinutes: byPlace(locale.market, "realityCheckLockMinutes"),
      breakConfirmation: byPlace(locale.market, "breakConfirmation"),
    },
    texts: { close: t("close"), offline: t("offline"), loading: tPage("loading") },
  };
}
