import type { GameSlot } from "./assets";
import type { Box } from "./lettering";
import type { Focus } from "./motif";

/** The positions in one composition. `title`: the box that the lettering fills, inside the safe area. */
export interface Plan {
  focus: Focus;
  title: Box | null;
  lines: number;
  shade: "bottom" | "left" | "corners";
  /** Extras around the hero: centre and half size. */
  extras: readonly Focus[];
  framed: boolean;
}

type Planner = (width: number, height: number) => Plan;

/** Each slot is composed for its shape; the requested shape may differ a little from the original's. */
export const planners: Record<GameSlot, Planner> = {
  square: (w, h) => ({
    focus: { x: w * 0.5, y: h * 0.385, r: 300 },
    title: { x: w * 0.09, y: h * 0.655, width: w * 0.82, height: h * 0.255 },
    lines: 3,
    shade: "bottom",
    extras: [],
    framed: true,
  }),
  img4x: (w, h) => ({
    focus: { x: w * 0.5, y: h * 0.375, r: 285 },
    title: { x: w * 0.11, y: h * 0.67, width: w * 0.78, height: h * 0.235 },
    lines: 3,
    shade: "bottom",
    extras: [
      { x: w * 0.14, y: h * 0.56, r: 78 },
      { x: w * 0.865, y: h * 0.585, r: 66 },
      { x: w * 0.885, y: h * 0.15, r: 46 },
    ],
    framed: true,
  }),
  img2xh: (w, h) => ({
    focus: { x: w * 0.735, y: h * 0.5, r: 365 },
    title: { x: w * 0.06, y: h * 0.2, width: w * 0.42, height: h * 0.6 },
    lines: 3,
    shade: "left",
    extras: [
      { x: w * 0.52, y: h * 0.79, r: 80 },
      { x: w * 0.935, y: h * 0.2, r: 66 },
    ],
    framed: true,
  }),
  img2xv: (w, h) => ({
    focus: { x: w * 0.5, y: h * 0.4, r: 400 },
    title: { x: w * 0.1, y: h * 0.68, width: w * 0.8, height: h * 0.235 },
    lines: 3,
    shade: "bottom",
    extras: [
      { x: w * 0.2, y: h * 0.135, r: 84 },
      { x: w * 0.83, y: h * 0.185, r: 64 },
      { x: w * 0.82, y: h * 0.615, r: 82 },
      { x: w * 0.16, y: h * 0.6, r: 58 },
    ],
    framed: true,
  }),
  vertical: (w, h) => ({
    focus: { x: w * 0.5, y: h * 0.385, r: 350 },
    title: { x: w * 0.1, y: h * 0.685, width: w * 0.8, height: h * 0.225 },
    lines: 3,
    shade: "bottom",
    extras: [{ x: w * 0.85, y: h * 0.58, r: 74 }],
    framed: true,
  }),
  img1x: thumbnail,
  img2x: thumbnail,
  img3x: thumbnail,
};

function thumbnail(w: number, h: number): Plan {
  return {
    focus: { x: w * 0.5, y: h * 0.5, r: 410 },
    title: null,
    lines: 1,
    shade: "corners",
    extras: [],
    framed: false,
  };
}

/** The positions of hero and companion: one alone takes the middle. `side`: -1 for a companion on the left, 1 on the right. */
export function standing({ x, y, r }: Focus, side: number): { front: Focus; back: Focus } {
  const back = { x: x + side * r * 0.5, y: y - r * 0.2, r: r * 0.56 };
  return { front: side === 0 ? { x, y, r } : { x: x - side * r * 0.2, y: y + r * 0.05, r: r * 0.86 }, back };
}
