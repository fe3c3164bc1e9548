import "server-only";
import { markets } from "@/lib/market/markets";
import { refKey } from "@/lib/play/catalogue/game-ref";
import type { LiveContext } from "@/lib/play/live-data/live-context";
import type { LiveWinners, Winner } from "@/lib/play/live-data/schema";
import { getCards } from "@/lib/play/my-games/server";
import { getLatestWinners, getTopWinners } from "./api";
import type { PlatformWinner } from "./schema";
import { winnersShownTo } from "./shown-to";

/** Winners of a list. */
const listed = 10;

const refOf = ({ gameId, category }: PlatformWinner) => ({ gameId, lobbyPageType: category });

/**
 * The winners of an edition, in the currency of its market. Each leads to its game; one whose game is not offered here is left out. Null where the market
 * shows no wins of others.
 */
export async function readWinners({ edition, http, siteId }: LiveContext): Promise<LiveWinners | null> {
  const { market } = edition.locale;
  if (!winnersShownTo(market)) return null;
  const { currency } = markets[market];
  const site = { siteId, currency };
  const lists = await Promise.all([
    getTopWinners(http, site, "24h"),
    getTopWinners(http, site, "72h"),
    getLatestWinners(http, site),
  ]);
  const refs = new Map(lists.flat().map((winner) => [refKey(refOf(winner)), refOf(winner)]));
  const cards = await getCards(edition, [...refs.values()]);
  const cardOf = new Map(cards.map((card) => [refKey(card), card]));
  const show = (winners: readonly PlatformWinner[]): Winner[] =>
    winners
      .filter((winner) => winner.currency === currency)
      .flatMap((winner) => {
        const card = cardOf.get(refKey(refOf(winner)));
        if (!card) return [];
        const { playerName, amount, wonAt } = winner;
        return [{ href: card.href, name: card.name, picture: card.thumb, playerName, amountMinor: amount, wonAt }];
      })
      .slice(0, listed);
  const [top24, top72, latest] = lists;
  return { currency, top24: show(top24), top72: show(top72), latest: show(latest) };
}
