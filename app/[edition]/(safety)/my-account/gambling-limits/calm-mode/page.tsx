import { guardedPage } from "@/app/[edition]/guarded-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { load } from "./load";

const { generateMetadata, Page } = guardedPage("calmMode", {
  load,
  getIntro: async (locale) => (await getTranslations(locale, "safety.calmMode"))("intro"),
});

export { generateMetadata, Page as default };
