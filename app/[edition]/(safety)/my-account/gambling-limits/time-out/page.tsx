import { guardedPage } from "@/app/[edition]/guarded-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { byPlace } from "@/lib/market/policy/policies";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("timeOut", {
  load,
  getData: async ({ locale }) => ({ hours: byPlace(locale.market, "timeOutHours") }),
  getIntro: async (locale) => (await getTranslations(locale, "safety.breaks"))("timeOut.intro"),
});

export { generateMetadata, Page as default };
