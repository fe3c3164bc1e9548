import { ShowPeriods } from "@/components/site/document/show-periods";
import { Rail } from "@/components/ui/rail";
import { formatShowPeriod, isInShowPeriod, mayOpen, showPeriodOf } from "@/lib/content/show-period";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { publicPolicy } from "@/lib/market/policy/policies";
import type { Banner } from "@/lib/play/lobby/schema";
import { leadsToPromotions } from "@/lib/routing/linked-promotion";
import { HeroBanner } from "./hero-banner";

/** Small banners that fill the height of the large one; fewer are stretched. */
const full = 3;

const row = "hero-banners";

interface HeroProps {
  locale: Locale;
  banners: readonly Banner[];
  /** On the first screen, where the picture of the large one is the first to load. */
  isOnTop?: boolean;
}

/** The banners of a page of games, the first one large. Those for players only never reach cached HTML (ruling 13), nor do those far from their time. */
export async function Hero({ locale, banners, isOnTop = true }: HeroProps) {
  const now = Date.now();
  const t = await getTranslations(locale, "play.lobby");
  const tCatalogue = await getTranslations(locale, "play.catalogue");
  const { publicOffers, offerTermsOnTiles } = publicPolicy(locale.market);
  // Where the law lets no public page name a bonus, one that an editor put here is not shown; nor one without its conditions where it
  // wants them beside the headline.
  const isAllowed = (banner: Banner) =>
    !leadsToPromotions(banner) || (publicOffers && (!offerTermsOnTiles || banner.conditions !== undefined));
  const shown = banners.filter(
    (banner) => banner.authorized !== "authorized" && mayOpen(showPeriodOf(banner), now) && isAllowed(banner),
  );
  const [first, ...others] = shown;
  if (!first) return null;
  const isForPlayers = (banner: Banner) => banner.authorized === "both" && isInShowPeriod(showPeriodOf(banner), now);
  const isTimed = shown.some((banner) => formatShowPeriod(showPeriodOf(banner)) !== null);

  /** Players have a large banner too where the first is for visitors alone. */
  const large = first.authorized === "not-authorized" ? others.find(isForPlayers) : undefined;

  /** The layout of the banners that these readers will see, known beforehand: nothing moves while the page loads. */
  function shapeFor(readers: "visitors" | "players"): string[] {
    const isSeen = (banner: Banner) =>
      readers === "players" ? isForPlayers(banner) : isInShowPeriod(showPeriodOf(banner), now);
    const main = readers === "players" && large ? large : first;
    const seen = others.filter((banner) => banner !== main && isSeen(banner)).length;
    if (!main || !isSeen(main) || seen === 0) return [];
    return seen < full ? [`split-for-${readers}`] : [`split-for-${readers}`, `full-for-${readers}`];
  }

  return (
    <div className={["hero mb-3.5 lg:mb-5.5 calm:hidden", ...shapeFor("visitors"), ...shapeFor("players")].join(" ")}>
      <HeroBanner locale={locale} banner={first} now={now} isMain isFirst={isOnTop} />
      {large ? <HeroBanner locale={locale} banner={large} now={now} isMain only="players" /> : null}
      {others.length > 0 ? (
        <Rail
          as="div"
          id={row}
          place="besideOnPhones"
          previous={tCatalogue("rail.previous", { row: t("banners") })}
          next={tCatalogue("rail.next", { row: t("banners") })}
          className="hero-banners"
          frameClass="hero-side"
        >
          {others.map((banner) => (
            <HeroBanner
              key={banner.id}
              locale={locale}
              banner={banner}
              now={now}
              only={banner === large ? "visitors" : undefined}
            />
          ))}
        </Rail>
      ) : null}
      {isTimed ? <ShowPeriods /> : null}
    </div>
  );
}
