import { clsx } from "clsx";
import { IconButton } from "@/components/ui/icon-button";
import type { Locale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { marketsLink, menuHead, menuTitle } from "./frame-styles";
import { MenuLanguages } from "./menu-languages";
import { MenuPopover } from "./menu-popover";
import { ThemeSwitch } from "./theme-switch";

export const siteMenuId = "site-menu";

/** Look and language, behind the button of the header and of the bar below. */
export async function SiteMenu({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "site");
  return (
    <MenuPopover id={siteMenuId} label={t("menu.title")}>
      <div className={menuHead}>
        <h2 className={menuTitle}>{t("menu.title")}</h2>
        <IconButton
          icon="close"
          look="plain"
          label={t("menu.close")}
          popoverTarget={siteMenuId}
          popoverTargetAction="hide"
        />
      </div>
      <ThemeSwitch toLight={t("menu.toLight")} toDark={t("menu.toDark")} />
      <h3 className={clsx(menuTitle, "mt-5.5 mb-2.5")}>{t("menu.markets")}</h3>
      <a className={marketsLink} href={paths.markets(locale)}>
        {t("menu.allMarkets")}
      </a>
      <MenuLanguages menuId={siteMenuId} href={paths.markets(locale)} count={markets[locale.market].languages.length} />
    </MenuPopover>
  );
}
