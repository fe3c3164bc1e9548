import { createCanvas, n } from "./canvas";
import { artDirectionOf } from "./compose";
import { paintLetters } from "./ink";
import { setTitle } from "./lettering";
import type { Palette } from "./palette";
import { tag } from "./shapes";

/** A game's title, by what its tile is drawn with. */
interface TitleArt {
  title: string;
  provider: string;
  colours: Omit<Palette, "sky">;
}

const height = 1000;
/** For the outlines and shadows around the letters. */
const margin = 170;
const mostLines = 2;

/** The title of a game alone, in the lettering of its tile and on no ground: `shape` times as wide as high. */
export function composeTitle({ title, provider, colours }: TitleArt, shape: number): string {
  const width = shape * height;
  const { form, ink } = artDirectionOf({ provider });
  const canvas = createCanvas(width, height, { ...colours, sky: colours.deep }, title);
  const box = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin };
  const letters = paintLetters(canvas, setTitle(title, box, form, mostLines), ink);
  const size = { viewBox: `0 0 ${n(width)} ${n(height)}`, width, height };
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", ...size },
    `${tag("defs", {}, canvas.definitions() || " ")}${letters}`,
  );
}
