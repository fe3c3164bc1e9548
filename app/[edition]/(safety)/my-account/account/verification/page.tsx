import { guardedPage } from "@/app/[edition]/guarded-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("verification", {
  load,
  getData: async ({ locale: { market } }) => ({
    wealth: byPlace(market, "sourceOfWealth"),
    beforeDeposit: byPlace(market, "verificationBeforeDeposit"),
  }),
  getIntro: async (locale) => (await getTranslations(locale, "safety.verification"))("intro"),
});

export { generateMetadata, Page as default };
