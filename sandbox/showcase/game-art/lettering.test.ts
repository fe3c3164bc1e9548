import { expect, test } from "vitest";
import { slotThemes as themes } from "../themes";
import { drawLetter, drawScatter, drawToken, drawWild } from "./glyphs-frame";
import { letteringOf } from "./lettering";
import type { Pen } from "./pen";
import { glyphs, looks } from "./themes";

/** What is drawn for each, without the picture in it: for every theme, whichever it has. */
function drawn(theme: (typeof themes)[number], what: "letter" | "token" | "wild" | "scatter"): string {
  const calls: unknown[] = [];
  const record =
    (name: string) =>
    (...values: unknown[]) =>
      void calls.push([name, ...values]);
  const pen = {
    ...Object.fromEntries(
      ["shape", "line", "disc", "ball", "glint", "text", "sheen"].map((name) => [name, record(name)]),
    ),
  };
  const plain = { ...pen, inset: () => {} } as unknown as Pen;
  // The band of a word is an inset.
  const whole: Pen = { ...plain, inset: (_x, _y, _size, draw) => draw(plain) };
  // The colours of a tile are no part of a theme.
  const [shade] = what === "letter" || what === "token" ? looks[theme].shades : [["light", "dark"] as const];
  if (what === "letter") drawLetter(plain, "A", shade, letteringOf(theme));
  else if (what === "token") drawToken(plain, glyphs.star, shade, letteringOf(theme));
  else if (what === "wild") drawWild(whole, shade, letteringOf(theme));
  else drawScatter(whole, () => {}, shade, letteringOf(theme));
  return JSON.stringify(calls);
}

test("no two themes write their letters alike", () => {
  const all = themes.map((theme) => drawn(theme, "letter"));
  expect(themes.filter((_, at) => all.indexOf(all[at] ?? "") !== at)).toEqual([]);
  for (const each of all) expect(each).toContain('"text","A"');
});

test("a small picture is in the frame of its theme; those of fruit and of sevens have none", () => {
  expect(themes.filter((theme) => drawn(theme, "token") === "[]")).toEqual(["fruit", "sevens"]);
});

test.each([
  ["wild", "WILD"],
  ["scatter", "SCATTER"],
] as const)("no two themes draw their %s alike, whatever their letters, and each says what it is", (what, word) => {
  const shapes = themes.map((theme) => {
    const calls = JSON.parse(drawn(theme, what)) as (readonly [string, ...unknown[]])[];
    expect(calls.filter(([name]) => name === "text").map(([, text]) => text)).toEqual([word]);
    return calls.flatMap(([name, path]) => (name === "shape" ? [path] : [])).join();
  });
  expect(themes.filter((_, at) => shapes.indexOf(shapes[at] ?? "") !== at)).toEqual([]);
});
