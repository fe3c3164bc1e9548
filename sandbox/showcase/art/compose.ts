import { seededRandom } from "../../core/random";
import type { ArtTheme } from "../themes";
import { type ArtDirection, artDirections } from "./art-directions";
import type { GameSlot } from "./assets";
import { paintLight, paintShade } from "./atmosphere";
import { type Canvas, createCanvas, n } from "./canvas";
import { paintFrame } from "./frames";
import { paintLetters } from "./ink";
import { each } from "./letter-layers";
import { type LetterForm, type Letters, setTitle } from "./lettering";
import type { Focus } from "./motif";
import { motifs } from "./motif-table";
import { makePalette, type Palette } from "./palette";
import { type Plan, planners, standing } from "./plans";
import { at, group, tag } from "./shapes";
import { placeIn, type Viewed, viewOf } from "./views";

/** The input of a game's pictures. */
export interface GameArt extends Viewed {
  title: string;
  provider: string;
  seed: string;
}

/** A game's picture as an SVG document in pixels. The same art and slot always give the same document. */
export function composeGame(art: GameArt, slot: GameSlot, width: number, height: number): string {
  const direction = artDirectionOf(art);
  const canvas = openCanvas(paletteOf(art), art.seed, width, height);
  const plan = planners[slot](canvas.width, canvas.height);
  const letters = plan.title && setTitle(art.title, plan.title, direction.form, plan.lines);
  const body =
    scene(canvas, art, plan, direction) +
    (letters ? paintLetters(canvas, letters, direction.ink) : "") +
    (plan.framed ? paintFrame(canvas, direction.frame) : "");
  return wrap(canvas, body, width, height);
}

/** A wide picture without lettering, calm on the side of the banner's text. */
export function composeBanner(theme: ArtTheme, seed: string, width: number, height: number): string {
  const canvas = openCanvas(
    makePalette(theme, 0.1, { chroma: 1.05, background: -0.04, hero: 0.02 }),
    seed,
    width,
    height,
  );
  const { width: w, height: h } = canvas;
  const wide = w / h > 1.5;
  const plan: Plan = {
    focus: wide ? { x: w * 0.74, y: h * 0.5, r: 370 } : { x: w * 0.68, y: h * 0.3, r: 270 },
    title: null,
    lines: 1,
    shade: wide ? "left" : "bottom",
    extras: wide
      ? [
          { x: w * 0.93, y: h * 0.26, r: 80 },
          { x: w * 0.55, y: h * 0.76, r: 76 },
          { x: w * 0.905, y: h * 0.8, r: 104 },
        ]
      : [{ x: w * 0.2, y: h * 0.2, r: 70 }],
    framed: false,
  };
  return wrap(canvas, scene(canvas, { theme }, plan, { light: "dust" }), width, height);
}

/** A provider's name in its own lettering, pale for a dark background. */
export function composeLogo(provider: string, title: string, width: number, height: number): string {
  const direction = artDirections[provider] ?? artDirections.relax;
  const canvas = openCanvas(makePalette("planet", 0.1, { chroma: 1, background: 0, hero: 0 }), provider, width, height);
  if (!direction) return wrap(canvas, "", width, height);
  return wrap(
    canvas,
    each(setLogo(title, direction.form, canvas), () => "#e6ece9"),
    width,
    height,
  );
}

/** A name of one line has letters of 0.4 of the height at most. One that would be much smaller has two lines. */
export function setLogo(title: string, form: LetterForm, { width, height }: Pick<Canvas, "width" | "height">): Letters {
  const boxOf = (share: number) => ({
    x: width * 0.06,
    y: height * ((1 - share) / 2),
    width: width * 0.88,
    height: height * share,
  });
  const line = setTitle(title, boxOf(0.4), form, 1);
  const lines = setTitle(title, boxOf(0.68), form, 2);
  return lines.lines.length > 1 && lines.size > 1.2 * line.size ? lines : line;
}

export function paletteOf(art: GameArt): Palette {
  return makePalette(art.theme, seededRandom(`${art.seed}:palette`)(), artDirectionOf(art).tone, art.title);
}

export function artDirectionOf({ provider }: Pick<GameArt, "provider">): ArtDirection {
  const direction = artDirections[provider] ?? artDirections.relax;
  if (!direction) throw new Error(`No art direction for ${provider}.`);
  return direction;
}

function openCanvas(palette: Palette, seed: string, width: number, height: number): Canvas {
  const unit = 1000 / Math.min(width, height);
  return createCanvas(width * unit, height * unit, palette, seed);
}

function scene(canvas: Canvas, art: Viewed, plan: Plan, direction: Pick<ArtDirection, "light">): string {
  const motif = motifs[art.theme];
  const { heroes, extras = [], hero: which, companion } = viewOf(art);
  const place = ({ x, y, r }: Focus, inside: string, turn = 0) => group(at(x, y, r / 100, turn), inside);
  const behind = motif.scene(canvas, plan.focus) + paintLight(canvas, direction.light, plan.focus);
  canvas.restart("hero");
  const looksBack = motif.flips && canvas.random() > 0.5;
  const { front, back } = standing(plan.focus, companion ? (canvas.random() > 0.5 ? 1 : -1) : 0);
  const second = companion ? place(back, motifs[companion].hero(canvas, 0), canvas.between(-8, 8)) : "";
  const placed = (placement: (typeof heroes)[number], inside: string) => {
    const { turn, ...focus } = placeIn(front, placement, plan.shade);
    return place(focus, inside, turn);
  };
  const figures = heroes.map((placement) => {
    const figure = motif.hero(canvas, which);
    return placed(placement, looksBack ? group("scale(-1 1)", figure) : figure);
  });
  const small = [
    ...extras.map((placement) => placed(placement, motif.extra?.(canvas) ?? "")),
    ...plan.extras.map((focus) => place(focus, motif.extra?.(canvas) ?? "", canvas.between(-14, 14))),
  ];
  const before = motif.foreground?.(canvas, plan.focus) ?? "";
  return (
    behind +
    second +
    figures.join("") +
    small.join("") +
    before +
    paintShade(canvas, plan.shade, plan.title ? 0.82 : 0.7)
  );
}

function wrap(canvas: Canvas, body: string, width: number, height: number): string {
  const viewBox = `0 0 ${n(canvas.width)} ${n(canvas.height)}`;
  return tag(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", viewBox, width, height },
    `${tag("defs", {}, canvas.definitions() || " ")}${body}`,
  );
}
