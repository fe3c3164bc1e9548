import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dealerOf } from "./company";
import { dealerFace, dealerFigure } from "./dealer";
import { looks } from "./dealer-look";

test("the dealer's figure is decoration: no screen reader names it, nothing in it takes the focus, and it lies below all else in the studio", () => {
  for (const drawing of [dealerFigure, dealerFace]) {
    expect(drawing).toMatch(/^<svg [^>]*aria-hidden="true"/);
    expect(drawing).not.toMatch(/tabindex|focusable="true"|<(a|title|text|desc)\b/);
  }
  const style = readFileSync(join(import.meta.dirname, "../client/live/dealer.css"), "utf8");
  const [everywhere = ""] = style.split("@media");
  expect(everywhere).toContain(".dealer-figure {\n  z-index: -1;\n  display: none;\n}");
  expect(everywhere).toContain("isolation: isolate");
  expect(style.match(/z-index/g)).toHaveLength(1);
});

test("the face beside the name is that of the figure", () => {
  const [, id = "missing"] = /href="#([\w-]+)"/.exec(dealerFace) ?? [];
  expect(dealerFigure).toContain(` id="${id}"`);
});

test("no other style sheet of the tables reaches into the figure: it has its whole face", () => {
  const folder = join(import.meta.dirname, "../client/live");
  const classes = new Set([...dealerFigure.matchAll(/class="([\w-]+)"/g)].map(([, name = ""]) => name));
  expect(classes.size).toBeGreaterThan(5);
  const others = readdirSync(folder).filter((name) => name.endsWith(".css") && !/^(dealer|pose)\.css$/.test(name));
  expect(others.length).toBeGreaterThan(5);
  for (const sheet of others) {
    const style = readFileSync(join(folder, sheet), "utf8");
    const named = [...classes].filter((name) => new RegExp(`\\.${name}(?![\\w-])`).test(style));
    expect(named, sheet).toEqual([]);
  }
});

test("every dealer of a table has a look of their own name", () => {
  const dealers = new Set(Array.from({ length: 200 }, (_, at) => dealerOf(`evolution:${at}`)));
  expect(dealers.size).toBeGreaterThan(15);
  const known = Object.keys(looks);
  expect([...dealers].filter((name) => !known.includes(name))).toEqual([]);
  // Nobody is drawn without hair, skin or a cut that the style sheet knows.
  const style = readFileSync(join(import.meta.dirname, "../client/live/dealer.css"), "utf8");
  for (const look of Object.values(looks)) expect(style).toContain(`.cut-${look.cut} {`);
});
