"use client";

import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { type PageTile, type TileLook, useTiles } from "@/components/play/catalogue/use-tiles";
import { useCalm } from "@/components/site/use-calm";
import { formatWholePlayerMoney } from "@/lib/market/player-money";
import type { LiveProps } from "./live-widget";
import { useJackpots } from "./use-jackpots";

/** A tile has no room for the time of a figure: it keeps the one of a read that newer ones have not followed for this long, and no longer. */
export const staleLimitMs = 120_000;

const figure = "text-gold figures";

/**
 * The jackpot amounts, on the tiles of their games and on the large banner that leads to one. The tiles are those of the page's
 * HTML, which stays the same for everybody; each figure takes the place of the badge on its art, or of the studio in a list, so nothing moves when it arrives.
 * Whole units: a tile on a phone has no room for the rest.
 */
export function TileJackpots({ edition, tag }: LiveProps<"TileJackpots">) {
  const { jackpots, readAt } = useJackpots(edition);
  const isOutdated = useIsOutdated(readAt);
  const tiles = useTiles();
  const isCalm = useCalm();
  const ownFigure = useOwnFigure();
  if (!jackpots || isOutdated || isCalm) return null;
  const { amounts, currency } = jackpots;
  const ownAddress = ownFigure?.dataset.jackpot;
  const [largest] = jackpots.largest;
  const shownAddress = ownAddress || largest?.href;
  const ownAmount = shownAddress ? amounts[shownAddress] : undefined;
  const ownText = ownAmount === undefined ? "" : formatWholePlayerMoney({ amountMinor: ownAmount, currency }, tag);
  const own =
    ownFigure && ownText
      ? createPortal(
          ownAddress || !largest ? (
            ` ${ownText}`
          ) : (
            <a className="ml-1" href={largest.href}>
              {`${ownText}, `}
              <span className="font-normal text-muted">{largest.name}</span>
            </a>
          ),
          ownFigure,
        )
      : null;
  const onTiles = tiles.map((tile) => {
    const amountMinor = amounts[tile.href];
    if (amountMinor === undefined) return null;
    return createPortal(
      <em className={clsx(figure, figureStyles[tile.look])} data-figure="">
        {formatWholePlayerMoney({ amountMinor, currency }, tag)}
      </em>,
      figurePlace(tile),
      // Not of the game, which a page may show twice.
      tile.id,
    );
  });
  return (
    <>
      {onTiles}
      {own}
    </>
  );
}

/**
 * Where the page of a game shows its own jackpot, and a list of jackpots the largest, with the way to its game: `data-jackpot` is the
 * address of the game, and empty above a list.
 */
function useOwnFigure(): HTMLElement | null {
  const [figure, setFigure] = useState<HTMLElement | null>(null);
  useEffect(() => setFigure(document.querySelector<HTMLElement>("[data-jackpot]")), []);
  return figure;
}

const figureStyles = {
  art: "tile-badge",
  line: "absolute inset-0 not-italic",
  banner: "tile-badge [grid-area:auto]",
} as const satisfies Record<TileLook, string>;

function figurePlace({ element, link, look }: PageTile): Element {
  if (look === "banner") return element;
  return link.querySelector("[data-figures]") ?? link;
}

function useIsOutdated(readAt = 0): boolean {
  const [outdated, setOutdated] = useState(() => (Date.now() - readAt >= staleLimitMs ? readAt : null));
  useEffect(() => {
    const timer = setTimeout(() => setOutdated(readAt), readAt + staleLimitMs - Date.now());
    return () => clearTimeout(timer);
  }, [readAt]);
  return outdated === readAt;
}
