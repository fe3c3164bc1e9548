import "server-only";
import type { LiveContext } from "@/lib/play/live-data/live-context";
import type { LiveJackpots } from "@/lib/play/live-data/schema";
import { getJackpotCards } from "@/lib/play/my-games/server";
import { getJackpotAmounts } from "./api";

/** Games of the panel. */
const listed = 8;

/** The jackpots of an edition; only games that have one are requested. */
export async function readJackpots({ edition, http, siteId }: LiveContext): Promise<LiveJackpots | null> {
  const cards = await getJackpotCards(edition);
  const read = await getJackpotAmounts(
    http,
    siteId,
    cards.map(({ gameId }) => gameId),
  );
  if (!read) return null;
  const known = cards.flatMap((card) => {
    const amountMinor = read.amounts[card.gameId];
    return amountMinor === undefined ? [] : [{ ...card, amountMinor }];
  });
  const largest = [...known].sort((one, other) => other.amountMinor - one.amountMinor).slice(0, listed);
  return {
    currency: read.currency,
    amounts: Object.fromEntries(known.map(({ href, amountMinor }) => [href, amountMinor])),
    largest: largest.map(({ href, name, thumb }) => ({ href, name, picture: thumb })),
  };
}
