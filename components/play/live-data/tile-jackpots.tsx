import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useGameLinks } from "@/components/play/catalogue/use-game-links";
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
export function TileJackpots({ edition, tag }: LiveProps) {
  const { jackpots, readAt } = useJackpots(edition);
  const isOutdated = useIsOutdated(readAt);
  const links = useGameLinks("main .tile-link, main .line-link, main .hero-main a");
  if (!jackpots || isOutdated) return null;
  const { amounts, currency } = jackpots;
  return links.map((link, at) => {
    const amountMinor = amounts[link.getAttribute("href") ?? ""];
    if (amountMinor === undefined) return null;
    const banner = link.closest(".hero-main");
    const line = link.matches(".line-link") ? link.querySelector("small") : null;
    const text = formatWholePlayerMoney({ amountMinor, currency }, tag);
    // Links of a page have no separate name, and stay in their order.
    return createPortal(
      <em className={clsx(figure, line ? "absolute inset-0 not-italic" : "tile-badge", banner && "[grid-area:auto]")}>
        {text}
      </em>,
      banner ?? line ?? link,
      `${at}`,
    );
  });
}

function useIsOutdated(readAt = 0): boolean {
  const [outdated, setOutdated] = useState(() => (Date.now() - readAt >= staleLimitMs ? readAt : null));
  useEffect(() => {
    const timer = setTimeout(() => setOutdated(readAt), readAt + staleLimitMs - Date.now());
    return () => clearTimeout(timer);
  }, [readAt]);
  return outdated === readAt;
}
