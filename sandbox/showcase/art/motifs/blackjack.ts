import { cardTable } from "./card-table";

/** Hands of 21 points. */
export const blackjack = cardTable([
  {
    cards: [
      [-30, -2, 1.02, -13, "A", "spade"],
      [34, 4, 1.02, 11, "J", "heart"],
    ],
    stacks: [
      [-66, 84, 3],
      [68, 82, 6],
    ],
  },
  {
    cards: [
      [-54, 2, 0.86, -18, "10", "diamond"],
      [54, 2, 0.86, 18, "6", "heart"],
      [0, -6, 0.92, 0, "5", "club"],
    ],
    stacks: [[0, 86, 5]],
  },
  {
    cards: [
      [26, -10, 1, 16, "K", "club"],
      [-22, 8, 1.04, -9, "A", "diamond"],
    ],
    stacks: [
      [58, 84, 4],
      [-64, 86, 7],
    ],
  },
]);
