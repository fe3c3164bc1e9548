import type { Motif } from "../motif";
import { at, group, sparkle } from "../shapes";
import { card, chip, fan } from "./cards";
import { chips, studio } from "./studio";

export const blackjack: Motif = {
  scene: studio,
  hero: (canvas) =>
    group(at(-30, -6, 0.98, -12), card(canvas, "A", "spade")) +
    group(at(32, 4, 0.98, 10), card(canvas, "K", "heart")) +
    chips(canvas, -52, 74, 0.26, 3) +
    chips(canvas, 6, 84, 0.26, 5) +
    sparkle(-52, -66, 16, { fill: "#ffffff" }),
  extra: (canvas) => chip(canvas, canvas.palette.main),
};

export const baccarat: Motif = {
  scene: studio,
  hero: (canvas) =>
    group(at(-52, -8, 0.84, -8), card(canvas, "9", "diamond")) +
    group(at(52, -8, 0.84, 8), card(canvas, "8", "club")) +
    group(at(0, 10, 0.94), card(canvas, "K", "diamond")) +
    chips(canvas, -60, 82, 0.24, 4) +
    chips(canvas, 60, 82, 0.24, 4),
  extra: (canvas) => chip(canvas, canvas.palette.second),
};

export const poker: Motif = {
  scene: studio,
  hero: (canvas) =>
    group(
      "translate(0 -6) scale(.92)",
      fan(
        canvas,
        [
          ["10", "heart"],
          ["J", "heart"],
          ["Q", "heart"],
          ["K", "heart"],
          ["A", "heart"],
        ],
        15,
      ),
    ) +
    chips(canvas, -58, 84, 0.25, 4) +
    chips(canvas, 0, 90, 0.25, 6) +
    chips(canvas, 58, 84, 0.25, 3),
  extra: (canvas) => chip(canvas, canvas.palette.second),
};
