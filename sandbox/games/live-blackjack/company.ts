import { seededRandom } from "../../core/random";
import { handOf, hasBlackjack } from "../blackjack/blackjack";
import { ownPlayers } from "../live/company";
import { type Card, rankOf } from "../rounds/cards";
import type { BlackjackRound } from "./clock";
import { dealerHand, type Piles, seatHand } from "./hands";
import type { SeatedHand } from "./responses";

/** With what the table's own players draw: less against a dealer who may well go over 21. */
const standsOn = (up: Card) => (rankOf(up) >= 2 && rankOf(up) <= 6 ? 12 : 17);

/** The table's own players in a round and their cards at a moment, in the seats farthest from the first: the same for everybody who looks. */
export function companyAt(
  game: string,
  round: BlackjackRound,
  { piles, nowMs, ...places }: { piles: Piles | null; nowMs: number; seats: number; taken: number },
): SeatedHand[] {
  return ownPlayers(game, places).map((name, at) => {
    const random = seededRandom(`${game}:${round.id}:${name}`);
    // Now and then one waits for the next round.
    if (!piles || random() < 0.12) return { name, cards: [] };
    const dealer = dealerHand(piles);
    let [moves, drawsAtMs] = ["", round.turnAtMs + 1_000 + 2_500 * random()];
    const seat = places.seats - 1 - at;
    const cards = () => seatHand(piles, seat, moves);
    while (!hasBlackjack(dealer) && drawsAtMs <= nowMs && handOf(cards()).points < standsOn(dealer[0] ?? 0)) {
      moves += "h";
      drawsAtMs += 1_200 + 1_200 * random();
    }
    return { name, cards: cards() };
  });
}
