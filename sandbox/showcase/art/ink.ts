import type { Canvas } from "./canvas";
import { chrome, fire, gold, hairline, ice } from "./ink-metal";
import { bubble, cream, flat, ivory, neon, paper, plain } from "./ink-paper";
import type { Painter } from "./letter-layers";
import type { Letters } from "./lettering";

/** The colours of an art direction's letters. */
const painters = { paper, gold, ivory, cream, ice, fire, bubble, chrome, flat, plain, hairline, neon } satisfies Record<
  string,
  Painter
>;
export type Ink = keyof typeof painters;

export function paintLetters(canvas: Canvas, letters: Letters, ink: Ink): string {
  return painters[ink](canvas, letters);
}
