import { handOf, most } from "../../blackjack/blackjack";
import { type Card, rankOf } from "../../rounds/cards";
import { element } from "../element";

const suits = [
  ["♠", "black"],
  ["♥", "red"],
  ["♣", "black"],
  ["♦", "red"],
] as const;
const ranks: Readonly<Record<number, string>> = { 1: "A", 11: "J", 12: "Q", 13: "K" };

/** A card that lies open. */
export function openCard(card: Card): HTMLElement {
  const [suit, colour] = suits[Math.floor(card / 13)] ?? suits[0];
  // The sign after the suit keeps it a letter: a browser may draw it as a picture otherwise.
  const sign = `${suit}\ufe0e`;
  // The suit is below the rank too, where a card that lies on this one leaves it to be seen; said once.
  const faces = [
    element("b", [ranks[rankOf(card)] ?? String(rankOf(card))]),
    element("i", [sign]),
    element("u", [sign], { "aria-hidden": "true" }),
  ];
  return element("span", faces, { class: "card", "data-colour": colour });
}

/** A card that lies face down. */
export const coveredCard = () => element("span", [], { class: "card covered", "aria-hidden": "true" });

/** A hand under its name, with its points. */
export interface HandView {
  section: HTMLElement;
  clear(): void;
  add(card: HTMLElement): void;
  /** Turns the covered card. */
  turnUp(card: Card): void;
  showPoints(points: string): void;
}

export function createHand(name: string, place: string): HandView {
  const points = element("b", ["–"], { class: "points" });
  const cards = element("p", [], { class: "cards" });
  const section = element("section", [element("h2", [name, " ", points]), cards], {
    class: "hand",
    "data-hand": place,
  });
  return {
    section,
    clear() {
      cards.replaceChildren();
      points.textContent = "–";
      delete section.dataset.won;
    },
    add(card) {
      cards.append(card);
    },
    turnUp(card) {
      const open = openCard(card);
      open.classList.add("turned");
      cards.querySelector(".covered")?.replaceWith(open);
    },
    showPoints(text) {
      points.textContent = text;
    },
  };
}

/** "7/17" while an ace may count either. */
export function pointsText(cards: readonly Card[]): string {
  const { points, isSoft } = handOf(cards);
  return isSoft && points < most ? `${points - 10}/${points}` : String(points);
}
