import { guardedPage } from "@/app/[edition]/guarded-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("rewards", {
  load,
  getData: async () => ({ tab: "rewards" as const }),
  getIntro: async (locale) => (await getTranslations(locale, "offers.rewards"))("intro"),
});

export { generateMetadata, Page as default };
