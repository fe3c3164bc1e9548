import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { ByVisitor } from "./by-visitor";

/** The title and the text of an error page with different texts for guests and players. */
export async function textsByVisitor(
  locale: Locale,
  page: "401" | "closed-account",
  guest: { title: string; body: string },
) {
  const t = await getTranslations(locale, "errors");
  const texts = await getTranslations(locale, "player");
  return {
    title: (
      <ByVisitor
        guest={guest.title}
        player={t(`pages.${page}.player.title`)}
        checking={texts("checking")}
        away={t("pages.500.title")}
        isTitle
      />
    ),
    body: <ByVisitor guest={guest.body} player={t(`pages.${page}.player.body`)} away={texts("unavailable")} />,
  };
}
