import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { ByVisitor } from "./by-visitor";

/** The title and the text of an error page with different texts for guests and players. */
export async function textsByVisitor(
  locale: Locale,
  page: "401" | "closed-account",
  guest: { title: string; body: string },
) {
  const t = await getTranslations(locale, "site.errorPages");
  const tPlayerPages = await getTranslations(locale, "site.playerPages");
  return {
    title: (
      <ByVisitor
        guest={guest.title}
        player={t(`${page}.player.title`)}
        checking={tPlayerPages("checking")}
        away={t("500.title")}
        isTitle
      />
    ),
    body: <ByVisitor guest={guest.body} player={t(`${page}.player.body`)} away={tPlayerPages("unavailable")} />,
  };
}
