import { cardTable } from "./card-table";

export const baccarat = cardTable([
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
]);
