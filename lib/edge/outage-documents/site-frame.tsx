import type { Brand } from "@/lib/config/brands/fields";
import type { Locale } from "@/lib/market/locale";
import { publicPolicy } from "@/lib/market/policy/policies";
import { offeredProducts, offeredSports } from "@/lib/routing/offered-products";
import { paths } from "@/lib/routing/paths";
import { frameMessages, outageMessages } from "./messages";

interface SiteFrameProps {
  locale: Locale;
  brand: Pick<Brand, "name" | "logo">;
  /** Is the site open to this visitor? A closed one has nothing to lead to. */
  isOpen: boolean;
  /** Can pages be loaded? Without a network only what was kept can. */
  isOnline: boolean;
  /** Did the browser send the cookie of a player? Such a document does not verify it. */
  isPlayer: boolean;
}

const menuId = "site-menu";

/** The header of the site without its scripts: on a phone the navigation is the bar at the bottom, as everywhere. */
export function SiteFrame({ locale, brand, isOpen, isOnline, isPlayer }: SiteFrameProps) {
  const { header, navigation, accountMenu } = frameMessages(locale);
  const { search } = outageMessages(locale);
  const products = offeredProducts(locale.market);
  return (
    <header>
      <a className="brand" href={paths.home(locale)} aria-label={brand.name}>
        <img src={brand.logo} alt="" width="30" height="30" fetchPriority="low" />
        <b>{brand.name}</b>
      </a>
      {isOpen ? (
        <nav aria-label={header.navigation}>
          <a href={paths.casino(locale)}>
            <Icon name="casino" />
            {navigation.casino}
          </a>
          {products.includes("liveCasino") ? (
            <a href={paths.lobby(locale, "liveCasino")}>
              <Icon name="live" />
              {navigation.liveCasino}
            </a>
          ) : null}
          {offeredSports(products).map((product) => (
            <a key={product} className="wide" href={paths.sports(locale, product)}>
              {navigation[product]}
            </a>
          ))}
          <a href={paths.promotions(locale)}>
            <Icon name="offer" />
            {navigation.promotions}
          </a>
          {products.includes("vip") ? (
            <a className="widest" href={paths.vip(locale)}>
              {navigation.vip}
            </a>
          ) : null}
          <a className="widest" href={paths.rewards(locale, "casino")}>
            {accountMenu.rewards}
          </a>
          {isOnline ? (
            <>
              <a className="end" href={paths.allGames(locale) + paths.search()}>
                <Icon name="search" />
                {search}
              </a>
              <button type="button" popoverTarget={menuId}>
                <Icon name="menu" />
                <span className="md:sr-only">{navigation.menu}</span>
              </button>
            </>
          ) : null}
        </nav>
      ) : null}
      {isOpen && isOnline ? (
        <p className="access">
          {isPlayer ? (
            <a href={paths.accountOverview(locale)}>{accountMenu.title}</a>
          ) : (
            <>
              <a href={paths.home(locale) + paths.login()}>{header.login}</a>
              <a className="button" href={paths.signUp(locale)}>
                {header.signUp}
              </a>
            </>
          )}
        </p>
      ) : null}
      {isOpen && isOnline ? <Menu locale={locale} /> : null}
    </header>
  );
}

/** The end of the page of an open site: who may play, and the ways that need no content. */
export function SiteEnd({ locale, brand }: Pick<SiteFrameProps, "locale" | "brand">) {
  const { footer, menu } = frameMessages(locale);
  const { leastAge, statutoryLines } = publicPolicy(locale.market);
  return (
    <footer>
      <p className="brand">
        <img src={brand.logo} alt="" width="30" height="30" fetchPriority="low" />
        {brand.name}
      </p>
      <p className="note">
        <b>{`${leastAge}+`}</b>
        <span>
          {footer.saferGambling} <a href={paths.saferGambling(locale)}>{footer.help}</a>
        </span>
      </p>
      {statutoryLines.map(({ text, language }) => (
        <p key={text} lang={language}>
          {text}
        </p>
      ))}
      <p className="links">
        <a href={paths.markets(locale)}>{menu.allMarkets}</a>
        <a href={paths.supportChat(locale)}>{footer.contact}</a>
      </p>
    </footer>
  );
}

/** Opens without a script. */
function Menu({ locale }: { locale: Locale }) {
  const { navigation, menu } = frameMessages(locale);
  const { help } = outageMessages(locale);
  const products = offeredProducts(locale.market);
  return (
    <div popover="auto" id={menuId}>
      <a href={paths.home(locale)}>{navigation.home}</a>
      <a href={paths.casino(locale)}>{navigation.casino}</a>
      {products.includes("liveCasino") ? <a href={paths.lobby(locale, "liveCasino")}>{navigation.liveCasino}</a> : null}
      {offeredSports(products).map((product) => (
        <a key={product} href={paths.sports(locale, product)}>
          {navigation[product]}
        </a>
      ))}
      <a href={paths.promotions(locale)}>{navigation.promotions}</a>
      <a href={paths.help(locale)}>{help}</a>
      <a href={paths.markets(locale)}>
        <Icon name="globe" />
        {menu.allMarkets}
      </a>
    </div>
  );
}

export const Icon = ({ name }: { name: string }) => (
  <svg aria-hidden="true" width="22" height="22">
    <use href={`/assets/icons.svg#${name}`} />
  </svg>
);
