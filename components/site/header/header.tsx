import { clsx } from "clsx";
import type { ReactNode } from "react";
import { preload } from "react-dom";
import { LinkButton } from "@/components/ui/button";
import { IconButton } from "@/components/ui/icon-button";
import { getBrand } from "@/lib/config/brand";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { offeredSports } from "@/lib/site/offered-sports";
import { brandMark, brandStyle } from "../frame/frame-styles";
import { siteMenuId } from "../menu/site-menu";

interface HeaderProps {
  locale: Locale;
  /** The way to the search, on screens with room for it. */
  search?: ReactNode;
  /** The player's money, shown to players only; it keeps its own room. */
  balance?: ReactNode;
  /** The player's account menu, shown to players only. */
  account?: ReactNode;
}

const navigation = "ml-4.5 hidden gap-1 font-semibold tracking-snug text-muted md:flex";
const section = clsx(
  "section-link relative inline-flex min-h-11 items-center rounded-sm px-3 transition-colors hover:text-text",
  "current:text-text",
);
/** Out of sight until it has the focus: also where the notice about cookies stands above the header, which is what `fixed` means here. */
const skipLink =
  "fixed top-2 left-2 z-40 rounded-sm bg-text px-4 py-2.5 font-semibold text-background not-focus:pointer-events-none not-focus:-translate-y-[200%] not-focus:opacity-0";

/** The bar above every page. The same HTML for guest and player: the style sheet shows the part that fits the session. */
export async function Header({ locale, search, balance, account }: HeaderProps) {
  const t = await getTranslations(locale, "site.header");
  const tNavigation = await getTranslations(locale, "site.navigation");
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
        <nav className={navigation} aria-label={t("navigation")}>
          <a className={section} href={paths.casino(locale)} data-section="casino">
            {tNavigation("casino")}
          </a>
          <a className={section} href={paths.lobby(locale, "liveCasino")} data-section="liveCasino">
            {tNavigation("liveCasino")}
          </a>
          {offeredSports(locale.market).map((product) => (
            <a
              key={product}
              className={clsx(section, "max-xl:hidden")}
              href={paths.sports(locale, product)}
              data-section={product}
            >
              {tNavigation(product)}
            </a>
          ))}
          <a className={clsx(section, "calm:hidden")} href={paths.promotions(locale)} data-section="promotions">
            {tNavigation("promotions")}
          </a>
        </nav>
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
            {account}
          </div>
          {/* Its space is reserved: the parts before it do not move while the page arrives. */}
          <div className="absolute right-0 max-md:not-landscape-phone:hidden">
            <IconButton icon="globe" look="header" label={tMenu("title")} popoverTarget={siteMenuId} />
          </div>
        </div>
      </div>
    </header>
  );
}
