import type { Canvas } from "./canvas";

/** The position of a picture's hero: its centre and half its size. */
export interface Focus {
  x: number;
  y: number;
  r: number;
}

/** The drawn theme of a game. Hero and extras are in a square from -100 to 100 around their own centre. */
export interface Motif {
  /** The hero may look the other way: it has no letters, and its light may come from either side. */
  flips?: true;
  /** The surroundings, from edge to edge. */
  scene(canvas: Canvas, focus: Focus): string;
  /** The number of heroes to choose from; one by default. */
  heroes?: number;
  /** `which`: from 0. */
  hero(canvas: Canvas, which: number): string;
  /** A small thing that belongs to the hero and fills wide and large pictures. */
  extra?(canvas: Canvas): string;
  /** The foreground of the hero: mist, grass, a rail. */
  foreground?(canvas: Canvas, focus: Focus): string;
}
