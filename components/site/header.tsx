import type { ReactNode } from "react";
import { preload } from "react-dom";
import { LinkButton } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { getBrand } from "@/lib/config/brand";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { siteMenuId } from "./site-menu";

interface HeaderProps {
  locale: Locale;
  /** The player's money, shown to players only; it keeps its own room. */
  balance?: ReactNode;
  /** The player's account menu, shown to players only. */
  account?: ReactNode;
}

/** The bar above every page. The same HTML for guest and player: the style sheet shows the part that fits the session. */
export async function Header({ locale, balance, account }: HeaderProps) {
  const t = await getTranslations(locale, "site");
  const { name, logo } = getBrand();
  // Said once in the page; a <link> of ours would stand in it three times.
  preload("/assets/fonts/figtree-latin-wght-normal.woff2", { as: "font", type: "font/woff2", crossOrigin: "" });
  return (
    <header className="site-header">
      <link rel="icon" href={logo} type="image/svg+xml" />
      <a className="skip-link" href="#main">
        {t("header.skip")}
      </a>
      <div>
        <a className="brand" href={paths.home(locale)} data-section="" aria-label={t("header.home", { brand: name })}>
          {/* In a <picture>, for React not to announce it once more in the head: it is on the way as the icon. */}
          <picture>
            <img src={logo} alt="" width={30} height={30} />
          </picture>
          <b>{name}</b>
        </a>
        <nav className="main-nav" aria-label={t("header.navigation")}>
          <a href={paths.casino(locale)} data-section="casino">
            {t("navigation.casino")}
          </a>
          <a href={paths.promotions(locale)} data-section="promotions">
            {t("navigation.promotions")}
          </a>
        </nav>
        <div className="header-end">
          <div className="guest-only">
            <LinkButton kind="primary-small" href={paths.login()}>
              {t("header.login")}
            </LinkButton>
          </div>
          <div className="player-only flex items-center gap-2">
            {balance}
            {account}
          </div>
          {/* Its room is there before it: what stands before it does not move while the page arrives. */}
          <div className="absolute right-0 max-md:hidden">
            <IconButton icon="globe" look="header" label={t("menu.title")} popoverTarget={siteMenuId} />
          </div>
        </div>
      </div>
    </header>
  );
}
