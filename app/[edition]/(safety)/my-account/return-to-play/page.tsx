import { guardedPage } from "@/app/[edition]/guarded-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("returnToPlay", {
  load,
  getIntro: async (locale) => (await getTranslations(locale, "safety.returnToPlay"))("intro"),
});

export { generateMetadata, Page as default };
