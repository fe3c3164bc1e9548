import type { Command } from "opentype.js";
import { divideByFont, type Run } from "./fonts";

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** From the largest: the first in which a title fits into its box is taken. In pixels. */
const sizes = [96, 84, 72, 62, 54, 46] as const;
const smallest = 46;
const lineHeight = 1.18;
/** From the top of a line to its baseline, in parts of its size. */
const baseline = 0.92;
/** Nobody reads more of a title on a picture. */
const longest = 200;

/** Text that a line does not divide. Widths in sizes of the font. */
interface Word {
  runs: Run[];
  width: number;
  /** Without the space at its end: of the last one of a line. */
  trimmed: number;
}

/** A title as outlines, as large as its box allows, broken where its language breaks lines; a path of SVG. */
export async function letterTitle(title: string, language: string, box: Box): Promise<string> {
  const words = await readWords(title.trim().slice(0, longest), language);
  const size = sizes.find((each) => fits(words, each, box)) ?? smallest;
  const most = Math.floor(box.height / (size * lineHeight));
  const lines = breakLines(words, size, box.width);
  const shown = lines.length > most ? [...lines.slice(0, most - 1), await shorten(lines[most - 1] ?? [])] : lines;
  const top = box.y + (box.height - shown.length * size * lineHeight) / 2;
  return shown.map((line, at) => outline(line, box.x, top + (at * lineHeight + baseline) * size, size)).join("");
}

/** One line of text from its baseline, and how wide it is. */
export async function letterLine(
  text: string,
  x: number,
  y: number,
  size: number,
): Promise<{ path: string; width: number }> {
  const line = [await readWord(text)];
  return { path: outline(line, x, y, size), width: widthOf(line, size) };
}

/** After it a line may end where the next word begins, with or without a space. */
const lineEnd = /[\s\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}、。・！？）」-]$/u;

/** The words of a title, each with the spaces and marks behind it. */
function readWords(title: string, language: string): Promise<Word[]> {
  const texts: string[] = [];
  for (const { segment, isWordLike } of new Intl.Segmenter(language, { granularity: "word" }).segment(title)) {
    const last = texts.at(-1);
    if (last === undefined || (isWordLike && lineEnd.test(last))) texts.push(segment);
    else texts[texts.length - 1] = last + segment;
  }
  return Promise.all(texts.map(readWord));
}

async function readWord(text: string): Promise<Word> {
  const runs = await divideByFont(text);
  const width = measure(runs);
  const last = runs.at(-1);
  const space = last ? measure([last]) - measure([{ ...last, text: last.text.trimEnd() }]) : 0;
  return { runs, width, trimmed: width - space };
}

const measure = (runs: readonly Run[]): number =>
  runs.reduce((sum, { font, text }) => sum + font.getAdvanceWidth(text, 1), 0);

const fits = (words: readonly Word[], size: number, { width, height }: Box): boolean =>
  words.every(({ trimmed }) => trimmed * size <= width) &&
  breakLines(words, size, width).length * size * lineHeight <= height;

function breakLines(words: readonly Word[], size: number, width: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words.flatMap((each) => (each.trimmed * size <= width ? [each] : cut(each, size, width)))) {
    const line = lines.at(-1);
    if (line && widthOf([...line, word], size) <= width) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

/** A word that no line holds, in pieces that one does. */
function cut({ runs }: Word, size: number, width: number): Word[] {
  const pieces: Word[] = [];
  for (const { font, text } of runs)
    for (const letter of text) {
      const own = font.getAdvanceWidth(letter, 1);
      const last = pieces.at(-1);
      if (last && (last.width + own) * size <= width) {
        last.runs.push({ font, text: letter });
        last.width += own;
        last.trimmed = last.width;
      } else pieces.push({ runs: [{ font, text: letter }], width: own, trimmed: own });
    }
  return pieces;
}

/** A line with the sign that more follows, in place of its last word. */
const shorten = async (line: readonly Word[]): Promise<Word[]> => [...line.slice(0, -1), await readWord("…")];

const widthOf = (line: readonly Word[], size: number): number =>
  line.reduce((sum, { width, trimmed }, at) => sum + (at === line.length - 1 ? trimmed : width) * size, 0);

function outline(line: readonly Word[], x: number, y: number, size: number): string {
  let pen = x;
  return line
    .flatMap(({ runs }) => runs)
    .map(({ font, text }) => {
      const { commands } = font.getPath(text, pen, y, size);
      pen += font.getAdvanceWidth(text, size);
      return commands.map(writeCommand).join("");
    })
    .join("");
}

const round = (...values: number[]): string => values.map((value) => Math.round(value * 10) / 10).join(" ");

function writeCommand(command: Command): string {
  switch (command.type) {
    case "Z":
      return "Z";
    case "M":
    case "L":
      return command.type + round(command.x, command.y);
    case "Q":
      return `Q${round(command.x1, command.y1, command.x, command.y)}`;
    case "C":
      return `C${round(command.x1, command.y1, command.x2, command.y2, command.x, command.y)}`;
  }
}
