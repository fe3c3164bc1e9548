import type { Command } from "opentype.js";
import { n } from "./canvas";
import { loadFont, type Weight } from "./font";

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export type Warp = "none" | "arch" | "bulge" | "rise" | "wave" | "wedge" | "slant";

export interface LetterForm {
  weight: Weight;
  warp: Warp;
  /** Width of the letters against their height: 1 as drawn. */
  stretch: number;
  /** Room between letters, in ems. */
  tracking: number;
  /** Letters dance up and down by so much of their height. */
  bounce?: number;
}

/** A title as outlines, one path for each line, inside its box. `size` is the height of the tallest capital. */
export interface Letters {
  lines: readonly string[];
  size: number;
  bounds: Box;
}

const capital = 0.7;
const gap = 0.17;
const small = /^(of|the|and|in|&)$/i;

/** Breaks, sizes and bends a title so that it fills its box as a logo does: no letter leaves it. */
export function setTitle(title: string, box: Box, form: LetterForm, most = 3): Letters {
  const layouts = breaks(title.toUpperCase().split(" "), most).map((lines) => measure(lines, box, form));
  const best = layouts.reduce((one, other) => (other.ink > one.ink ? other : one));
  const lines = best.lines.map(({ text, scale, top }) => outline(text, scale, top, form));
  const bent = lines.map((commands) => bend(commands, best, form.warp));
  return fitBlock(bent, box, Math.max(...best.lines.map(({ scale }) => scale * capital)));
}

interface Layout {
  lines: { text: string; scale: number; top: number }[];
  width: number;
  height: number;
  ink: number;
}

/** Every way to break the words into at most so many lines; a small word is never at the end of a title's line alone. */
function breaks(words: readonly string[], most: number): string[][] {
  if (words.length === 0) return [[""]];
  if (words.length === 1 || most === 1) return [[words.join(" ")]];
  return words.flatMap((_, index) => {
    const head = words.slice(0, index + 1).join(" ");
    const rest = words.slice(index + 1);
    return rest.length === 0 ? [[head]] : breaks(rest, most - 1).map((tail) => [head, ...tail]);
  });
}

function measure(lines: readonly string[], box: Box, { weight, stretch, tracking }: LetterForm): Layout {
  const font = loadFont(weight);
  const widths = lines.map((text) => (font.getAdvanceWidth(text, 1) + tracking * (text.length - 1)) * stretch);
  const full = widths.map((width) => box.width / width);
  const smallest = Math.min(...full.filter((_, index) => !small.test(lines[index] ?? "")), Number.MAX_VALUE);
  const wanted = full.map((scale, index) => Math.min(scale, smallest * (small.test(lines[index] ?? "") ? 0.55 : 1.7)));
  const height =
    wanted.reduce((sum, scale) => sum + scale * capital, 0) + (lines.length - 1) * gap * Math.max(...wanted);
  const shrink = Math.min(1, box.height / height);
  let top = 0;
  const placed = wanted.map((scale, index) => {
    const line = { text: lines[index] ?? "", scale: scale * shrink, top };
    top += (scale * capital + gap * Math.max(...wanted)) * shrink;
    return line;
  });
  const ink = placed.reduce((sum, { scale }, index) => sum + scale * capital * scale * (widths[index] ?? 0), 0);
  const width = Math.max(...placed.map(({ scale }, index) => scale * (widths[index] ?? 0)));
  return { lines: placed, width, height: height * shrink, ink };
}

/** The commands of one line, centred on x = 0, its capitals between `top` and the baseline. */
function outline(
  text: string,
  scale: number,
  top: number,
  { weight, stretch, tracking, bounce }: LetterForm,
): Command[] {
  const font = loadFont(weight);
  const width = (font.getAdvanceWidth(text, scale) + tracking * scale * (text.length - 1)) * stretch;
  let pen = 0;
  return [...text].flatMap((letter, index) => {
    const lift = bounce ? (index % 2 === 0 ? -1 : 1) * bounce * scale * capital * 0.5 : 0;
    const { commands } = font.getPath(letter, pen, top + scale * capital + lift, scale);
    pen += font.getAdvanceWidth(letter, scale) + tracking * scale;
    return commands.map((command) => mapPoints(command, (x, y) => [x * stretch - width / 2, y]));
  });
}

type Move = (x: number, y: number) => [number, number];

function mapPoints(command: Command, move: Move): Command {
  if (command.type === "Z") return command;
  const [x, y] = move(command.x, command.y);
  if (command.type === "M" || command.type === "L") return { type: command.type, x, y };
  const [x1, y1] = move(command.x1, command.y1);
  if (command.type === "Q") return { type: "Q", x1, y1, x, y };
  const [x2, y2] = move(command.x2, command.y2);
  return { type: "C", x1, y1, x2, y2, x, y };
}

/** Bends a line as part of its block. Straight strokes get a middle first, so that they bend too. */
function bend(commands: readonly Command[], block: Layout, warp: Warp): Command[] {
  const { width, height } = block;
  const across = (x: number) => x / (width / 2 || 1);
  const middle = height / 2;
  const moves: Record<Warp, Move> = {
    none: (x, y) => [x, y],
    arch: (x, y) => [x, y - height * 0.14 * (1 - across(x) ** 2)],
    bulge: (x, y) => [x, middle + (y - middle) * (0.84 + 0.3 * (1 - across(x) ** 2))],
    rise: (x, y) => [x + (middle - y) * 0.14, y - across(x) * height * 0.07],
    wave: (x, y) => [x, y + Math.sin(across(x) * Math.PI) * height * 0.06],
    wedge: (x, y) => [x, middle + (y - middle) * (0.94 + 0.2 * Math.abs(across(x)))],
    slant: (x, y) => [x + (middle - y) * 0.2, y],
  };
  if (warp === "none") return [...commands];
  let last: [number, number] = [0, 0];
  return commands.flatMap((command) => {
    if (command.type === "Z") return [command];
    const from = last;
    last = [command.x, command.y];
    if (command.type !== "L") return [mapPoints(command, moves[warp])];
    const [ax, ay] = moves[warp](...from);
    const [bx, by] = moves[warp](command.x, command.y);
    const [mx, my] = moves[warp]((from[0] + command.x) / 2, (from[1] + command.y) / 2);
    return [{ type: "Q" as const, x1: 2 * mx - (ax + bx) / 2, y1: 2 * my - (ay + by) / 2, x: bx, y: by }];
  });
}

/** Moves and, where the bending made it too large, shrinks the block into the middle of its box. */
function fitBlock(lines: readonly Command[][], box: Box, size: number): Letters {
  const points = lines.flat().flatMap((command) => (command.type === "Z" ? [] : [[command.x, command.y] as const]));
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(1, box.width / (right - left), box.height / (bottom - top));
  const dx = box.x + box.width / 2 - ((left + right) / 2) * scale;
  const dy = box.y + box.height / 2 - ((top + bottom) / 2) * scale;
  const move: Move = (x, y) => [x * scale + dx, y * scale + dy];
  return {
    lines: lines.map((commands) => toPath(commands.map((command) => mapPoints(command, move)))),
    size: size * scale,
    bounds: {
      x: left * scale + dx,
      y: top * scale + dy,
      width: (right - left) * scale,
      height: (bottom - top) * scale,
    },
  };
}

function toPath(commands: readonly Command[]): string {
  return commands.map(writeCommand).join("");
}

/** One command as SVG writes it. */
export function writeCommand(command: Command): string {
  switch (command.type) {
    case "Z":
      return "Z";
    case "M":
    case "L":
      return `${command.type}${n(command.x)} ${n(command.y)}`;
    case "Q":
      return `Q${n(command.x1)} ${n(command.y1)} ${n(command.x)} ${n(command.y)}`;
    case "C":
      return `C${n(command.x1)} ${n(command.y1)} ${n(command.x2)} ${n(command.y2)} ${n(command.x)} ${n(command.y)}`;
  }
}
