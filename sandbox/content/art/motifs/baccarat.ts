import type { Motif } from "../motif";
import { at, group } from "../shapes";
import { card, chip } from "./cards";
import { chips, studio } from "./studio";

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
