import { expect, test } from "vitest";
import { type Language, languages } from "@/lib/market/languages";
import { locales } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";

test.each(Object.keys(languages) as Language[])(
  "in %s the box that gives several consents names each of them, and no other (ruling 47)",
  async (language) => {
    const locale = locales.find((each) => each.language === language) ?? expect.fail(language);
    const t = await getTranslations(locale, "account.signUp");
    const all = t("consents.all");
    for (const key of ["consents.termsLink", "consents.cookiesLink"] as const) expect(all).toContain(t(key));
  },
);
