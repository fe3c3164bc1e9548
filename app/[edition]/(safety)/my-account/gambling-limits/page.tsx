import { guardedPage } from "@/app/[edition]/guarded-page";
import { realityCheckRules } from "@/app/[edition]/reality-check-rules";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("gamblingLimits", {
  load,
  getData: async ({ locale }) => ({
    raiseDelayHours: byPlace(locale.market, "raiseDelayHours"),
    countsDepositsAlone: byPlace(locale.market, "grossDepositLimit"),
    realityCheck: realityCheckRules(locale),
  }),
  getIntro: async (locale) => (await getTranslations(locale, "safety.limits"))("intro"),
});

export { generateMetadata, Page as default };
