import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { isOffered } from "@/lib/routing/offered-products";
import { paths } from "@/lib/routing/paths";
import { SiteMenu, siteMenuId } from "./site-menu";

const bar =
  "bottom-bar text-center font-semibold wrap-anywhere text-muted filter-behind low:static md:hidden landscape-phone:hidden print:hidden";
/** Wider than the picture: it highlights the open page. */
const mark = "section-mark";

/** The destinations within reach of the thumb, on phones held upright (the home page is behind the brand in the header); and the menu that it and the header open. */
export async function BottomBar({ locale, search }: { locale: Locale; search?: ReactNode }) {
  const t = await getTranslations(locale, "site.navigation");
  const tBottomBar = await getTranslations(locale, "site.bottomBar");
  return (
    <>
      <nav data-bar="" className={bar} aria-label={tBottomBar("navigation")}>
        <a href={paths.casino(locale)} data-section="casino">
          <Icon name="casino" size={mark} />
          {t("casino")}
        </a>
        {isOffered("liveCasino", locale.market) ? (
          // The whole name contains the short one, which has the room.
          <a href={paths.lobby(locale, "liveCasino")} data-section="liveCasino" aria-label={t("liveCasino")}>
            <Icon name="live" size={mark} />
            {tBottomBar("liveCasino")}
          </a>
        ) : null}
        {search}
        <a className="calm:hidden" href={paths.promotions(locale)} data-section="promotions">
          <Icon name="offer" size={mark} />
          {tBottomBar("promotions")}
        </a>
        <button type="button" popoverTarget={siteMenuId}>
          <Icon name="menu" size={mark} />
          {t("menu")}
        </button>
      </nav>
      <SiteMenu locale={locale} />
    </>
  );
}
