import { clsx } from "clsx";
import { createPortal } from "react-dom";
import { publicConfig } from "@/lib/config/public";
import { formatWholeMoney } from "@/lib/core/money";
import type { LiveProps } from "./live-widget";
import { useGameLinks } from "./use-game-links";
import { useJackpots } from "./use-jackpots";

const figure = "tile-badge text-gold tabular-nums";

/**
 * What the jackpots hold, on the tiles of their games and on the large banner that leads to one. The tiles are those of the page's
 * HTML, which stays the same for everybody; each figure takes the place of the badge on its art, so nothing moves when it arrives.
 * Whole units: a tile on a phone has no room for the rest.
 */
export function TileJackpots({ edition, tag }: LiveProps) {
  const { jackpots, since } = useJackpots(edition);
  const links = useGameLinks("main .tile-link, main .hero-main a");
  // No room for a time there: no figure is better than an old one.
  if (!jackpots || since !== null) return null;
  const { amounts, currency } = jackpots;
  return links.map((link, at) => {
    const amountMinor = amounts[link.getAttribute("href") ?? ""];
    if (amountMinor === undefined) return null;
    const banner = link.closest(".hero-main");
    const text = formatWholeMoney({ amountMinor, currency }, tag, publicConfig().currencies);
    // Links of a page have no name of their own, and stay in their order.
    return createPortal(
      <em className={clsx(figure, banner && "[grid-area:auto]")}>{text}</em>,
      banner ?? link,
      `${at}`,
    );
  });
}
