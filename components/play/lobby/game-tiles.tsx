"use client";

import { useCountry } from "@/components/site/use-country";
import { plainSlug } from "./plain-slug";
import { TileArt } from "./tile-art";
import type { TileBadges } from "./tile-badges";
import type { TileSheet } from "./tile-data";

interface GameTilesProps {
  sheet: TileSheet;
  badges: TileBadges;
  /** How many tiles are on the first screen. */
  eager: number;
}

/** Tiles whose art goes before everything else: one of them is the largest thing on the first screen. */
const first = 2;

/**
 * The tiles of a grid. A client component for one reason: the browser then needs the short sheet and not a second copy of
 * the markup. It is whole without JavaScript, but for the word on a game that the visitor's country may not play: the
 * page is the same for every country, and a launch asks again.
 */
export function GameTiles({ sheet, badges, eager }: GameTilesProps) {
  const country = useCountry();
  return sheet.tiles.map((tile, index) => {
    const [name, ownAddress, provider, ownBadge, layout] = tile;
    const [studio, closedIn] = [sheet.providers[provider] ?? ""].flat();
    const badge = country && closedIn?.includes(country) ? "closed" : ownBadge;
    const address = ownAddress || plainSlug(name);
    return (
      <li key={address} className={layout || undefined}>
        <a href={sheet.gameBase + address}>
          <TileArt sheet={sheet} tile={tile} isEager={index < eager} isFirst={index < Math.min(first, eager)} />
          <b>
            {name}
            <small>{studio}</small>
          </b>
          {badge ? <em className={badge}>{badges[badge]}</em> : null}
        </a>
      </li>
    );
  });
}
