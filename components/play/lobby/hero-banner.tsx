import { clsx } from "clsx";
import { banner, smallBanner, smallTitle } from "@/components/play/catalogue/banner-styles";
import { OfferConditions } from "@/components/site/content/offer-conditions";
import { LinkButton } from "@/components/ui/button";
import { imageUrl } from "@/lib/content/image";
import { type ContentLink, contentLink } from "@/lib/content/link";
import { formatShowPeriod, isOpen, showPeriodOf } from "@/lib/content/show-period";
import type { Locale } from "@/lib/market/locale";
import type { Banner } from "@/lib/play/lobby/schema";

/** CSS pixels requested from the image service, which doubles them: in the shape of a large banner, of which a small one shows the right part. */
const pixels = { main: { width: 720, height: 300 }, side: { width: 192, height: 80 } };

const looks = {
  /** Dark in both themes. */
  main: {
    banner: clsx(banner, "hero-main min-h-50 text-text flex-[3_1_560px] rounded-xl md:min-h-72.5 lg:min-h-81.5"),
    body: "flex w-[62%] flex-col items-start gap-2.5 py-5.5 pl-5 md:w-[56%] md:px-9 md:pt-15 md:pb-8 lg:px-11 lg:pt-19",
    title: "text-[min(var(--text-2xl),11.5vw)]/[1.08] font-800 tracking-tighter",
    titleLink: "stretched-link",
    text: "text-soft max-md:w-[82%] max-w-120 text-balance lg:text-prose",
    art: "hero-art absolute top-0 right-0 -z-1 size-full object-cover md:w-[78%] md:object-[80%_50%]",
  },
  side: {
    banner: clsx(smallBanner, "min-h-23 max-[560px]:flex-[1_0_min(296px,88%)]"),
    body: "grid w-[calc(71%-16px)] gap-0.5 py-2.5 pl-4",
    title: smallTitle,
    titleLink: "stretched-link text-caption/close text-accent",
    text: "text-balance text-caption/snug text-muted",
    art: "banner-art -z-1 w-[29%] max-w-51",
  },
} as const;
const sideLink = "stretched-link text-caption font-650 text-accent";

interface HeroBannerProps {
  locale: Locale;
  banner: Banner;
  now: number;
  /** The large one, dark in both themes. */
  isMain?: boolean;
  /** The page contains the banner twice, in two sizes: this one is for them alone. */
  only?: "visitors" | "players" | undefined;
}

/** A banner whose whole area is its link. The style sheet hides a banner for visitors from players. */
export function HeroBanner({ locale, banner: content, now, isMain = false, only }: HeroBannerProps) {
  const { title, description, button, image, authorized } = content;
  const link = contentLink(locale, content.urlAction);
  const window = showPeriodOf(content);
  const look = looks[isMain ? "main" : "side"];
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
      hidden={!isOpen(window, now)}
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
        {link && button ? <Action {...link} isMain={isMain} text={button} /> : null}
      </div>
      {image ? (
        <Art address={imageUrl(image, pixels[isMain ? "main" : "side"])} isMain={isMain} isFirst={only !== "players"} />
      ) : null}
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
