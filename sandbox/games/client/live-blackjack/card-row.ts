import type { Card } from "../../rounds/cards";
import { coveredCard, type HandView, openCard } from "../game-views/cards";

/** Shows a hand that grows: cards that lie there already stay, so that only new ones move. */
export function createCardRow(hand: HandView, pointsOf: (cards: readonly Card[]) => string) {
  let shown: readonly Card[] = [];
  let hasCovered = false;
  return {
    show(cards: readonly Card[], covered: boolean): void {
      const isMore = shown.every((card, at) => cards[at] === card);
      if (!isMore) hand.clear();
      const from = isMore ? shown.length : 0;
      if (!isMore) hasCovered = false;
      for (const card of cards.slice(from)) {
        if (hasCovered) hand.turnUp(card);
        else hand.add(openCard(card));
        hasCovered = false;
      }
      if (covered && !hasCovered) hand.add(coveredCard());
      hasCovered = covered;
      if (from !== cards.length || !isMore) hand.showPoints(cards.length === 0 ? "–" : pointsOf(cards));
      shown = cards;
    },
  };
}
