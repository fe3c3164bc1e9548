import { IconButton } from "@/components/ui/icon-button";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { offeredProducts } from "@/lib/routing/offered-products";
import { paths } from "@/lib/routing/paths";
import { marketsLink, menuHead, menuTitle } from "../frame/frame-styles";
import { MenuContent } from "./menu-content";
import { MenuPopover } from "./menu-popover";

export const siteMenuId = "site-menu";

/** The menu behind the button of the bar below, and of the header. Its content is fetched when somebody opens it: no page contains it. */
export async function SiteMenu({ locale }: { locale: Locale }) {
  const t = await getTranslations(locale, "site.navigation");
  const tMenu = await getTranslations(locale, "site.menu");
  return (
    <MenuPopover id={siteMenuId} label={t("menu")}>
      <div className={menuHead}>
        <h2 className={menuTitle}>
          {/* On a desktop the header has the rest of it. */}
          <span className="xl:hidden">{t("menu")}</span>
          <span className="max-xl:hidden">{tMenu("title")}</span>
        </h2>
        <IconButton
          icon="close"
          look="plain"
          label={tMenu("close")}
          popoverTarget={siteMenuId}
          popoverTargetAction="hide"
        />
      </div>
      <MenuContent menuId={siteMenuId} products={offeredProducts(locale.market)}>
        <a className={marketsLink} href={paths.markets(locale)}>
          {tMenu("allMarkets")}
        </a>
      </MenuContent>
    </MenuPopover>
  );
}
