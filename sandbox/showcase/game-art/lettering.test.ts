import { expect, test } from "vitest";
import { themes } from "../../games/skin";
import { drawLetter } from "./glyphs-frame";
import { letterings } from "./lettering";
import type { Pen } from "./pen";
import { looks } from "./themes";

/** What is drawn for the letter that pays most of them. */
function drawn(theme: (typeof themes)[number]): string {
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
  drawLetter({ ...pen, inset: () => {} } as unknown as Pen, "A", looks[theme].letters[0], letterings[theme]);
  return JSON.stringify(calls);
}

test("no two themes write their letters alike", () => {
  const all = themes.map(drawn);
  expect(themes.filter((_, at) => all.indexOf(all[at] ?? "") !== at)).toEqual([]);
  for (const each of all) expect(each).toContain('"text","A"');
});
