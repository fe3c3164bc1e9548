import { expect, test } from "vitest";
import { themes } from "../../games/skin";
import { drawLetter, drawToken } from "./glyphs-frame";
import { letterings } from "./lettering";
import type { Pen } from "./pen";
import { glyphs, looks } from "./themes";

/** What is drawn for a letter, or for the frame of a small picture: both for every theme, whichever it has. */
function drawn(theme: (typeof themes)[number], what: "letter" | "token"): string {
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
  const [shade] = looks[theme].shades;
  if (what === "letter") drawLetter(plain, "A", shade, letterings[theme]);
  else drawToken(plain, glyphs.star, shade, letterings[theme]);
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
