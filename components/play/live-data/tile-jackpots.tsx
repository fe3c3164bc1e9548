import { clsx } from "clsx";
import { createPortal } from "react-dom";
import { formatMoney } from "@/lib/core/money";
import type { LiveProps } from "./live-widget";
import { useGameLinks } from "./use-game-links";
import { useJackpots } from "./use-jackpots";

const figure = "tile-badge text-gold tabular-nums";
/** Below the badge of a tile. */
const onTile = "top-auto right-1.5 bottom-1.5 left-1.5 w-fit wrap-anywhere";
/** Over the banner's art, where no button is. */
const onBanner = "[grid-area:auto] text-md";

/**
 * What the jackpots hold, on the tiles of their games and on the large banner that leads to one. The tiles are those of the page's
 * HTML, which stays the same for everybody; each figure lies on its art, so nothing moves when it arrives.
 */
export function TileJackpots({ edition, tag }: LiveProps) {
  const jackpots = useJackpots(edition);
  const links = useGameLinks("main .tile-link, main .hero-main a");
  if (!jackpots) return null;
  const { amounts, currency } = jackpots;
  return links.map((link, at) => {
    const amountMinor = amounts[link.getAttribute("href") ?? ""];
    if (amountMinor === undefined) return null;
    const banner = link.closest(".hero-main");
    const text = formatMoney({ amountMinor, currency }, tag);
    // Links of a page have no name of their own, and stay in their order.
    return createPortal(<em className={clsx(figure, banner ? onBanner : onTile)}>{text}</em>, banner ?? link, `${at}`);
  });
}
