import { IconButton } from "@/components/ui/icon-button";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { publicPolicy } from "@/lib/market/policy/policies";
import { paths } from "@/lib/routing/paths";
import { offeredSports } from "@/lib/site/offered-sports";
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
      <MenuContent
        menuId={siteMenuId}
        sports={offeredSports(locale.market)}
        hasVip={publicPolicy(locale.market).products.includes("vip")}
      >
        <a className={marketsLink} href={paths.markets(locale)}>
          {tMenu("allMarkets")}
        </a>
      </MenuContent>
    </MenuPopover>
  );
}
