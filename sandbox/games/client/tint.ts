import { mix } from "../../showcase/game-art/shade";
import type { Skin } from "../page/skin";

/** The colours around a game, as custom properties of its style sheet. */
export interface Tint {
  /** The bar below the game, from its top to its bottom, and the line above it. */
  "--bar": string;
  "--bar-end": string;
  "--edge": string;
  /** A button on the bar, and one that is pressed in. */
  "--button": string;
  "--pressed": string;
  /** Names of figures. */
  "--label": string;
  /** The button that plays: its light, its middle, its rim, its ring, and the sign on it. */
  "--play-light": string;
  "--play": string;
  "--play-rim": string;
  "--play-ring": string;
  "--on-play": string;
}

/** Contrast of text, and of the button that plays with the bar that it lies on. */
const readable = 4.8;
const visible = 3.2;

const text = "#f5f7ff";
const dark = "#05060a";
const white = "#ffffff";
/** As much of a step towards black or white as the eye hardly sees. */
const step = 0.04;

/** A bar in the game's ground colour, and a button in its main colour: each as far as its text stays readable. */
export function tintOf({ night, deep, main, light }: Skin["colours"]): Tint {
  const bar = moved(mix(night, deep, 0.75), dark, (colour) => contrast(colour, text) >= 13);
  const button = moved(mix(bar, main, 0.22), dark, (colour) => contrast(colour, text) >= 8);
  const pressed = moved(mix(bar, main, 0.5), dark, (colour) => contrast(colour, text) >= readable);
  const label = moved(mix(light, "#a9b3d0", 0.5), white, (colour) => contrast(colour, bar) >= readable + 1);
  const sign = mix(night, dark, 0.7);
  const play = moved(
    main,
    white,
    (colour) => contrast(rimmed(colour), sign) >= readable && contrast(colour, bar) >= visible,
  );
  return {
    "--bar": bar,
    "--bar-end": mix(bar, dark, 0.55),
    "--edge": mix(bar, main, 0.4),
    "--button": button,
    "--pressed": pressed,
    "--label": label,
    "--play-light": mix(play, white, 0.62),
    "--play": play,
    "--play-rim": rimOf(play),
    "--play-ring": mix(play, white, 0.75),
    "--on-play": sign,
  };
}

/** Until then the colours of the style sheet apply. */
export function applyTint(element: HTMLElement, colours: Skin["colours"]): void {
  for (const [name, colour] of Object.entries(tintOf(colours))) element.style.setProperty(name, colour);
}

/** The darkest part of the button, and the darkest that its sign reaches. */
const rimOf = (play: string) => mix(play, dark, 0.45);
const rimmed = (play: string) => mix(play, rimOf(play), 0.2);

function moved(colour: string, towards: string, isEnough: (colour: string) => boolean): string {
  let share = 0;
  while (share < 1 && !isEnough(mix(colour, towards, share))) share += step;
  return mix(colour, towards, Math.min(1, share));
}

/** The contrast of two colours `#rrggbb` (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dim = 0, bright = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (bright + 0.05) / (dim + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
