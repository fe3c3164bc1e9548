import type { Skin } from "../../games/page/skin";
import type { SlotSymbol } from "../../games/slot/symbols";
import { drawLetter, drawScatter, drawToken, drawWild } from "./glyphs-frame";
import { letteringOf } from "./lettering";
import { createPen, type Pen } from "./pen";
import { mix } from "./shade";
import { glyphs, letters, looks } from "./themes";

export interface Sprites {
  still: Readonly<Record<SlotSymbol, HTMLCanvasElement>>;
  /** Smeared along the way the reel runs. */
  moving: Readonly<Record<SlotSymbol, HTMLCanvasElement>>;
}

/** Draws every symbol of a game once, `size` device pixels square. */
export function createSprites({ theme, colours }: Pick<Skin, "theme" | "colours">, size: number): Sprites {
  const [look, lettering] = [looks[theme], letteringOf(theme)];
  // Both in the colours of the game's tile, light enough for what is written on them.
  const wild = [mix(colours.light, colours.second, 0.3), mix(colours.main, "#ffffff", 0.12)] as const;
  const scatter = [mix(colours.second, "#ffffff", 0.75), mix(colours.second, "#ffffff", 0.4)] as const;
  const drawLow = (pen: Pen, at: 0 | 1 | 2 | 3) =>
    look.low
      ? drawToken(pen, glyphs[look.low[at]], look.shades[at], lettering)
      : drawLetter(pen, letters[at], look.shades[at], lettering);
  const drawings: Record<SlotSymbol, (pen: Pen) => void> = {
    h1: glyphs[look.high[0]],
    h2: glyphs[look.high[1]],
    h3: glyphs[look.high[2]],
    h4: glyphs[look.high[3]],
    l1: (pen) => drawLow(pen, 0),
    l2: (pen) => drawLow(pen, 1),
    l3: (pen) => drawLow(pen, 2),
    l4: (pen) => drawLow(pen, 3),
    wild: (pen) => drawWild(pen, wild, lettering),
    scatter: (pen) => drawScatter(pen, glyphs[look.emblem], scatter, lettering),
  };
  const each = (make: (symbol: SlotSymbol) => HTMLCanvasElement) =>
    // The keys are those of a total record.
    Object.fromEntries(Object.keys(drawings).map((name) => [name, make(name as SlotSymbol)])) as Sprites["still"];
  const still = each((symbol) => outlined(size, symbol.startsWith("l") ? 0.74 : 0.86, drawings[symbol]));
  return { still, moving: each((symbol) => smeared(still[symbol])) };
}

/** The drawing in the middle of its tile, with a dark rim that lifts it off the reel and a shadow below. */
function outlined(size: number, share: number, draw: (pen: Pen) => void): HTMLCanvasElement {
  const inner = blank(size);
  const inside = context(inner);
  const drawn = size * share;
  inside.translate((size - drawn) / 2, (size - drawn) / 2);
  inside.scale(drawn / 100, drawn / 100);
  draw(createPen(inside));

  const rim = blank(size);
  const around = context(rim);
  const reach = Math.max(1, size * 0.018);
  for (let at = 0; at < 16; at++) {
    const turn = (at / 16) * Math.PI * 2;
    around.drawImage(inner, Math.cos(turn) * reach, Math.sin(turn) * reach);
  }
  around.globalCompositeOperation = "source-in";
  around.fillStyle = "rgba(8, 4, 20, 0.85)";
  around.fillRect(0, 0, size, size);

  const canvas = blank(size);
  const target = context(canvas);
  target.shadowColor = "rgba(0, 0, 0, 0.55)";
  target.shadowBlur = size * 0.06;
  target.shadowOffsetY = size * 0.03;
  target.drawImage(rim, 0, 0);
  target.shadowColor = "transparent";
  target.drawImage(inner, 0, 0);
  return canvas;
}

function smeared(still: HTMLCanvasElement): HTMLCanvasElement {
  const canvas = blank(still.width);
  const target = context(canvas);
  const copies = 26;
  for (let at = 0; at < copies; at++) {
    target.globalAlpha = 0.075;
    target.drawImage(still, 0, (at / (copies - 1) - 0.5) * still.height * 0.5);
  }
  return canvas;
}

export function blank(width: number, height = width): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

export function context(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const found = canvas.getContext("2d");
  if (!found) throw new Error("This browser cannot draw.");
  return found;
}
