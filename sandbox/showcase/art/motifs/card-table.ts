import type { Motif } from "../motif";
import { at, group } from "../shapes";
import { card, chip, type Suit } from "./cards";
import { chips, studio } from "./studio";

/** A card on the table: its place, size and turn. */
type Dealt = readonly [x: number, y: number, size: number, turn: number, rank: string, suit: Suit];

/** Cards from the back to the front, and stacks of chips: place and height. */
export interface TableHero {
  cards: readonly Dealt[];
  stacks: readonly (readonly [x: number, y: number, high: number])[];
}

/** A game of cards and chips. */
export const cardTable = (heroes: readonly TableHero[]): Motif => ({
  scene: studio,
  heroes: heroes.length,
  hero: (canvas, which) => {
    const { cards = [], stacks = [] } = heroes[which] ?? {};
    return (
      cards.map(([x, y, size, turn, rank, suit]) => group(at(x, y, size, turn), card(canvas, rank, suit))).join("") +
      stacks.map(([x, y, high]) => chips(canvas, x, y, 0.24, high)).join("")
    );
  },
  extra: (canvas) => chip(canvas, canvas.palette.second),
});
