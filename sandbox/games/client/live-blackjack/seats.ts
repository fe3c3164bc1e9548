import { handOf } from "../../blackjack/blackjack";
import type { SeatedHand } from "../../live-blackjack/responses";
import { type Card, rankOf } from "../../rounds/cards";
import { byId } from "../controls";
import { element } from "../element";

const ranks: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };
const isRed = (card: Card) => Math.floor(card / 13) % 2 === 1;

const miniOf = (card: Card) =>
  element("b", [ranks[rankOf(card)] ?? String(rankOf(card))], isRed(card) ? { "data-colour": "red" } : {});

/** The cards of the others, beside their names: the first of the list is the player. */
export function createSeats() {
  const shown = new WeakMap<Element, string>();
  return {
    show(players: readonly SeatedHand[], most: number): void {
      const places = [...byId("players", HTMLElement).children].slice(1);
      for (const [at, place] of places.entries()) {
        const cards = players[at]?.cards.slice(0, most) ?? [];
        const key = cards.join();
        if ((shown.get(place) ?? "") === key) continue;
        shown.set(place, key);
        place.querySelector(".mini")?.remove();
        if (cards.length === 0) continue;
        const points = element("em", [String(handOf(cards).points)]);
        place.append(element("span", [...cards.map(miniOf), points], { class: "mini" }));
      }
    },
  };
}
