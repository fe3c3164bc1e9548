import { seededRandom } from "../../core/random";
import type { Colour } from "./colour";
import type { Palette } from "./palette";

/** Where and with what a picture is drawn. The short side is always 1000 units long. */
export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly palette: Palette;
  /** 0 to 1, the same for the same picture. */
  random(): number;
  /** Begins the random numbers again, so that one part of a picture is the same in every composition. */
  restart(part: string): void;
  between(low: number, high: number): number;
  /** Adds a definition and returns the reference to it, for `fill`, `filter`, `clip-path` or `mask`. */
  define(make: (id: string) => string): string;
  linear(stops: readonly Stop[], x1?: number, y1?: number, x2?: number, y2?: number): string;
  radial(stops: readonly Stop[], cx?: number, cy?: number, r?: number): string;
  blur(deviation: number): string;
  clip(shape: string): string;
  definitions(): string;
}

/** Place from 0 to 1, colour, and opacity where it is not 1. */
export type Stop = readonly [place: number, colour: Colour, opacity?: number];

export function createCanvas(width: number, height: number, palette: Palette, seed: string): Canvas {
  let random = seededRandom(seed);
  const definitions = new Map<string, string>();
  const define = (make: (id: string) => string) => {
    const text = make("?");
    const id = definitions.get(text) ?? `d${definitions.size}`;
    definitions.set(text, id);
    return `url(#${id})`;
  };
  return {
    width,
    height,
    palette,
    random: () => random(),
    restart(part) {
      random = seededRandom(`${seed}:${part}`);
    },
    between: (low, high) => low + (high - low) * random(),
    define,
    linear: (stops, x1 = 0, y1 = 0, x2 = 0, y2 = 1) =>
      define(
        (id) =>
          `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${drawStops(stops)}</linearGradient>`,
      ),
    radial: (stops, cx = 0.5, cy = 0.5, r = 0.5) =>
      define((id) => `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}">${drawStops(stops)}</radialGradient>`),
    blur: (deviation) =>
      define(
        (id) =>
          `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`,
      ),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    definitions: () => [...definitions].map(([text, id]) => text.replace('id="?"', `id="${id}"`)).join(""),
  };
}

function drawStops(stops: readonly Stop[]): string {
  return stops
    .map(([place, colour, opacity]) => {
      const shade = opacity === undefined ? "" : ` stop-opacity="${n(opacity)}"`;
      return `<stop offset="${n(place)}" stop-color="${colour}"${shade}/>`;
    })
    .join("");
}

/** A number as short as the picture allows. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}
