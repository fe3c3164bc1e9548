import { clsx } from "clsx";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import { offeredProducts, offeredSports } from "@/lib/routing/offered-products";
import { paths } from "@/lib/routing/paths";

/** Where all products stand, they are closer to each other: one line has room for them in every language. */
const navigation = "ml-4.5 hidden gap-1 font-semibold tracking-snug text-muted md:flex min-[1280px]:gap-0";
const section = clsx(
  "section-link relative inline-flex min-h-11 items-center rounded-sm px-3 transition-colors hover:text-text min-[1280px]:px-2",
  "current:text-text",
);
/** Where there is the room for them; below it they are in the menu. */
const sectionOfWide = clsx(section, "max-[1280px]:hidden");
const sectionOfWidest = clsx(section, "max-xl:hidden");

interface HeaderNavigationProps {
  locale: Locale;
  t: Translator<"site.header">;
  tNavigation: Translator<"site.navigation">;
  tAccountMenu: Translator<"site.accountMenu">;
}

/** The products of a market: all of them on a wide screen, without the club and the rewards on a laptop, the casinos and the promotions on every desktop. */
export function HeaderNavigation({ locale, t, tNavigation, tAccountMenu }: HeaderNavigationProps) {
  const products = offeredProducts(locale.market);
  return (
    <nav className={navigation} aria-label={t("navigation")}>
      <a className={section} href={paths.casino(locale)} data-section="casino">
        {tNavigation("casino")}
      </a>
      {products.includes("liveCasino") ? (
        <a className={section} href={paths.lobby(locale, "liveCasino")} data-section="liveCasino">
          {tNavigation("liveCasino")}
        </a>
      ) : null}
      {offeredSports(products).map((product) => (
        <a key={product} className={sectionOfWide} href={paths.sports(locale, product)} data-section={product}>
          {tNavigation(product)}
        </a>
      ))}
      <a className={clsx(section, "calm:hidden")} href={paths.promotions(locale)} data-section="promotions">
        {tNavigation("promotions")}
      </a>
      {products.includes("vip") ? (
        <a className={clsx(sectionOfWidest, "calm:hidden")} href={paths.vip(locale)} data-section="vip">
          {tNavigation("vip")}
        </a>
      ) : null}
      <a className={clsx(sectionOfWidest, "calm:hidden")} href={paths.rewards(locale, "casino")}>
        {tAccountMenu("rewards")}
      </a>
    </nav>
  );
}
