import { guardedPage } from "@/app/[edition]/guarded-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("gamblingLimits", {
  load,
  getData: async ({ locale: { market } }) => ({
    raiseDelayHours: byPlace(market, "raiseDelayHours"),
    countsDepositsAlone: byPlace(market, "grossDepositLimit"),
    realityCheck: {
      minutes: byPlace(market, "realityCheckMinutes"),
      presetMinutes: byPlace(market, "realityCheckPresetMinutes"),
      isDuty: byPlace(market, "realityCheckIsOn"),
    },
  }),
  getIntro: async (locale) => (await getTranslations(locale, "safety.limits"))("intro"),
});

export { generateMetadata, Page as default };
