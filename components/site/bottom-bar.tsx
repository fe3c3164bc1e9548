import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { SiteMenu, siteMenuId } from "./site-menu";

/** Wider than the picture: the place that is open stands on a mark. */
const iconSize = "h-7 w-13 rounded-full px-3.75 py-0.75";

/** The destinations within reach of the thumb, on phones; and the menu that it and the header open. */
export async function BottomBar({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "site");
  return (
    <>
      <nav className="bottom-bar" aria-label={t("bottomBar.navigation")}>
        <a href={paths.home(locale)} data-section="">
          <Icon name="home" size={iconSize} />
          {t("navigation.home")}
        </a>
        <a href={paths.casino(locale)} data-section="casino">
          <Icon name="casino" size={iconSize} />
          {t("navigation.casino")}
        </a>
        <a href={paths.promotions(locale)} data-section="promotions">
          <Icon name="offer" size={iconSize} />
          {t("navigation.promotions")}
        </a>
        <button type="button" popoverTarget={siteMenuId}>
          <Icon name="menu" size={iconSize} />
          {t("navigation.menu")}
        </button>
      </nav>
      <SiteMenu locale={locale} />
    </>
  );
}
