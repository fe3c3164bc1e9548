import { clsx } from "clsx";
import { ShortFacts } from "@/components/play/catalogue/short-facts";
import { OfferConditions } from "@/components/site/content/offer-conditions";
import { LinkButton } from "@/components/ui/button";
import { imageUrl } from "@/lib/content/image";
import { type ContentLink, contentLink } from "@/lib/content/link";
import { formatShowPeriod, isInShowPeriod, showPeriodOf } from "@/lib/content/show-period";
import type { Locale } from "@/lib/market/locale";
import type { Banner } from "@/lib/play/lobby/schema";
import { looks, pixels, sideLink } from "./hero-looks";

interface HeroBannerProps {
  locale: Locale;
  banner: Banner;
  now: number;
  /** The large one, dark in both themes. */
  isMain?: boolean;
  /** Its picture is the first of the page to load. */
  isFirst?: boolean;
  /** The page contains the banner twice, in two sizes: this one is for them alone. */
  only?: "visitors" | "players" | undefined;
}

/** A banner whose whole area is its link. The style sheet hides a banner for visitors from players. */
export function HeroBanner({ locale, banner: content, now, isMain = false, isFirst = false, only }: HeroBannerProps) {
  const { title, description, button, image, authorized } = content;
  const link = contentLink(locale, content.urlAction);
  const window = showPeriodOf(content);
  const place = isMain ? "main" : "side";
  const look = looks[place];
  return (
    <section
      className={clsx(
        look.banner,
        (authorized === "not-authorized" || only === "visitors") && "guest-only",
        only === "players" && "player-only",
      )}
      data-theme={isMain ? "dark" : undefined}
      // It may lead to a game, whose jackpot it shows.
      {...(isMain && link ? { "data-game": "", "data-look": "banner" } : null)}
      data-window={formatShowPeriod(window) ?? undefined}
      // The page may be served for a while: `ShowPeriods` keeps this true to the moment.
      hidden={!isInShowPeriod(window, now)}
    >
      <div className={look.body}>
        <h2 className={look.title}>
          {link && !button ? (
            <a {...link} className={look.titleLink}>
              {title}
            </a>
          ) : (
            title
          )}
        </h2>
        {description ? <p className={look.text}>{description}</p> : null}
        <OfferConditions conditions={content.conditions} />
        {isMain ? <ShortFacts facts={content.facts} className="text-lg/base max-md:hidden" /> : null}
        {link && button ? <Action {...link} isMain={isMain} text={button} /> : null}
      </div>
      {image ? <Art address={imageUrl(image, pixels[place])} isMain={isMain} isFirst={isFirst} /> : null}
    </section>
  );
}

function Action({ isMain, text, ...link }: { isMain: boolean; text: string } & ContentLink) {
  if (!isMain)
    return (
      <a {...link} className={sideLink}>
        {text}
      </a>
    );
  return (
    <div className="mt-2 flex">
      <LinkButton {...link} isStretched>
        {text}
      </LinkButton>
    </div>
  );
}

function Art({ address, isMain, isFirst }: { address: string; isMain: boolean; isFirst: boolean }) {
  if (!isMain)
    return (
      <img className={looks.side.art} src={address} alt="" decoding="async" loading="lazy" suppressHydrationWarning />
    );
  // Mostly the largest picture of the first screen. In a <picture>, as in `TileArt`, for React not to preload it too.
  return (
    <picture>
      <img
        className={looks.main.art}
        src={address}
        alt=""
        decoding="async"
        {...(isFirst ? { fetchPriority: "high" } : { loading: "lazy" })}
        suppressHydrationWarning={!isFirst}
      />
    </picture>
  );
}
