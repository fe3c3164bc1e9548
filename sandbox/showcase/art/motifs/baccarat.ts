import type { Motif } from "../motif";
import { at, group } from "../shapes";
import { card, chip, type Suit } from "./cards";
import { chips, studio } from "./studio";

type Dealt = readonly [x: number, y: number, size: number, turn: number, rank: string, suit: Suit];

/** Cards from the back to the front, and stacks of chips: place and height. */
const hands: readonly {
  cards: readonly Dealt[];
  stacks: readonly (readonly [x: number, y: number, high: number])[];
}[] = [
  {
    cards: [
      [-52, -8, 0.84, -8, "9", "diamond"],
      [52, -8, 0.84, 8, "8", "club"],
      [0, 10, 0.94, 0, "K", "diamond"],
    ],
    stacks: [
      [-60, 82, 4],
      [60, 82, 4],
    ],
  },
  {
    cards: [
      [-30, -6, 1, -14, "9", "heart"],
      [34, 4, 1, 12, "Q", "spade"],
    ],
    stacks: [[66, 84, 7]],
  },
  {
    cards: [
      [-68, 6, 0.7, -26, "A", "spade"],
      [-24, -14, 0.74, -9, "6", "diamond"],
      [24, -14, 0.74, 9, "2", "club"],
      [68, 6, 0.7, 26, "7", "heart"],
    ],
    stacks: [
      [-26, 84, 3],
      [24, 84, 6],
    ],
  },
];

export const baccarat: Motif = {
  scene: studio,
  heroes: hands.length,
  hero: (canvas, which) => {
    const { cards = [], stacks = [] } = hands[which] ?? {};
    return (
      cards.map(([x, y, size, turn, rank, suit]) => group(at(x, y, size, turn), card(canvas, rank, suit))).join("") +
      stacks.map(([x, y, high]) => chips(canvas, x, y, 0.24, high)).join("")
    );
  },
  extra: (canvas) => chip(canvas, canvas.palette.second),
};
