import { guardedPage } from "@/app/[edition]/guarded-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("selfExclusion", {
  load,
  getData: async ({ locale }) => ({
    months: byPlace(locale.market, "exclusionMonths"),
    helpLines: byPlace(locale.market, "helpLines"),
  }),
  getIntro: async (locale) => (await getTranslations(locale, "safety.breaks"))("exclusion.intro"),
});

export { generateMetadata, Page as default };
