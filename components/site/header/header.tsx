import type { ReactNode } from "react";
import { preload } from "react-dom";
import { LinkButton } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { getBrand } from "@/lib/config/brand";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { brandMark, brandStyle } from "../frame/frame-styles";
import { siteMenuId } from "../menu/site-menu";
import { HeaderNavigation } from "./header-navigation";

interface HeaderProps {
  locale: Locale;
  /** The way to the search, on screens with room for it. */
  search?: ReactNode;
  /** The player's money, shown to players only; it keeps its own room. */
  balance?: ReactNode;
  /** The way to a break, shown to players only. */
  breakLink?: ReactNode;
  /** The player's account menu, shown to players only. */
  account?: ReactNode;
}

/** Out of sight until it has the focus: also where the notice about cookies stands above the header, which is what `fixed` means here. */
const skipLink =
  "fixed top-2 left-2 z-40 rounded-sm bg-text px-4 py-2.5 font-semibold text-background not-focus:pointer-events-none not-focus:-translate-y-[200%] not-focus:opacity-0";

/** The bar above every page. The same HTML for guest and player: the style sheet shows the part that fits the session. */
export async function Header({ locale, search, balance, breakLink, account }: HeaderProps) {
  const t = await getTranslations(locale, "site.header");
  const tNavigation = await getTranslations(locale, "site.navigation");
  const tAccountMenu = await getTranslations(locale, "site.accountMenu");
  const tMenu = await getTranslations(locale, "site.menu");
  const { name, logo } = getBrand();
  // Once in the page; our own <link> would be in it three times.
  preload("/assets/fonts/figtree-latin-wght-normal.woff2", { as: "font", type: "font/woff2", crossOrigin: "" });
  return (
    <header data-bar="" className="site-header filter-behind low:not-landscape-phone:static print:hidden">
      <link rel="icon" href={logo} type="image/svg+xml" />
      <a className={skipLink} href="#main">
        {t("skip")}
      </a>
      <div className="mx-auto flex h-[calc(var(--header)-1px)] max-w-page items-center gap-2.5 px-gutter">
        <a className={brandStyle} href={paths.home(locale)} data-section="" aria-label={t("home", { brand: name })}>
          {/* In a <picture>, for React not to announce it once more in the head: it is on the way as the icon. */}
          <picture>
            <img className={brandMark} src={logo} alt="" width={30} height={30} />
          </picture>
          <b className="max-lg:hidden">{name}</b>
        </a>
        <HeaderNavigation locale={locale} t={t} tNavigation={tNavigation} tAccountMenu={tAccountMenu} />
        <div className="relative ml-auto flex items-center gap-2 md:pr-12 landscape-phone:pr-12">
          {search}
          <div className="guest-only flex items-center gap-2">
            <LinkButton kind="quiet-small" href={paths.login()}>
              {t("login")}
            </LinkButton>
            <LinkButton kind="primary-small" href={paths.signUp(locale)}>
              {t("signUp")}
            </LinkButton>
          </div>
          <div className="player-only flex items-center gap-2">
            {balance}
            {breakLink}
            {account}
          </div>
          {/* Its space is reserved: the parts before it do not move while the page arrives. */}
          <div className="absolute right-0 max-md:not-landscape-phone:hidden">
            {/* Below this width the menu holds the products, too. */}
            <div className="xl:hidden">
              <IconButton icon="menu" look="header" label={tNavigation("menu")} popoverTarget={siteMenuId} />
            </div>
            <div className="max-xl:hidden">
              <IconButton icon="globe" look="header" label={tMenu("title")} popoverTarget={siteMenuId} />
            </div>
          </div>
        </div>
      </div>
    </header>
  );
}
