"use client";

import { LinkButton } from "@/components/ui/button";
import type { ContentLink } from "@/lib/content/link";

/** One content box, ready to be drawn; what it lacks is left out. */
export interface HeroItem {
  title: string;
  text?: string;
  button?: string;
  link?: ContentLink;
  art?: string;
  /** As `formatWindow` says it. */
  window?: string;
  /** Outside its time at the moment. */
  isHidden?: true;
  forVisitors?: true;
}

interface HeroBoxProps {
  item: HeroItem;
  /** The large one, dark in both themes. */
  isMain?: boolean;
}

/**
 * One content box. The whole box is its link; a box for visitors is hidden from players by the style sheet. A client component
 * for the reason that `GameTiles` is one: the page then carries its markup once.
 */
export function HeroBox({ item, isMain = false }: HeroBoxProps) {
  const { title, text, button, link, art, window, isHidden = false, forVisitors } = item;
  const classes = ["hero-box", isMain && "hero-main", forVisitors && "guest-only"];
  return (
    <section
      className={classes.filter(Boolean).join(" ")}
      data-theme={isMain ? "dark" : undefined}
      data-window={window}
      // The page may be served for a while: `ContentWindows` keeps this true to the moment.
      hidden={isHidden}
    >
      <div>
        <h2>{link && !button ? <a {...link}>{title}</a> : title}</h2>
        {text ? <p>{text}</p> : null}
        {link && button ? isMain ? <LinkButton {...link}>{button}</LinkButton> : <a {...link}>{button}</a> : null}
      </div>
      {art ? <Art address={art} isMain={isMain} /> : null}
    </section>
  );
}

/** The boxes beside the large one. Their list never changes, so a title tells one from another; an id would only weigh. */
export function HeroBoxes({ items }: { items: readonly HeroItem[] }) {
  return items.map((item) => <HeroBox key={item.title} item={item} />);
}

function Art({ address, isMain }: { address: string; isMain: boolean }) {
  if (!isMain) return <img src={address} alt="" decoding="async" loading="lazy" />;
  // Mostly the largest picture of the first screen. In a <picture>, as in `TileArt`, for React not to announce it twice.
  return (
    <picture>
      <img src={address} alt="" decoding="async" fetchPriority="high" />
    </picture>
  );
}
