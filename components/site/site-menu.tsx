import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { MarketPicker } from "./market-picker";
import { ThemeSwitch } from "./theme-switch";

export const siteMenuId = "site-menu";

/** Look and language, behind the bar's button: a native popover, so that it opens, closes and gives the focus back without code. */
export async function SiteMenu({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "site");
  return (
    <div id={siteMenuId} popover="auto" className="site-menu" role="dialog" aria-label={t("menu.title")}>
      <div className="site-menu-head">
        <h2>{t("menu.title")}</h2>
        <button
          type="button"
          className="icon-button"
          popoverTarget={siteMenuId}
          popoverTargetAction="hide"
          aria-label={t("menu.close")}
        >
          <Icon name="close" />
        </button>
      </div>
      <ThemeSwitch toLight={t("menu.toLight")} toDark={t("menu.toDark")} />
      <h3>{t("menu.markets")}</h3>
      <MarketPicker menuId={siteMenuId} href={paths.markets(locale)} label={t("menu.allMarkets")} />
    </div>
  );
}
