import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { dealerOf } from "./company";
import { dealerFace } from "./dealer";
import { looks } from "./dealer-look";

test("the dealer's face is decoration: no screen reader names it, and nothing in it takes the focus", () => {
  expect(dealerFace).toMatch(/^<svg [^>]*aria-hidden="true"/);
  expect(dealerFace.match(/<svg /g)).toHaveLength(dealerFace.match(/<svg [^>]*aria-hidden="true"/g)?.length ?? 0);
  expect(dealerFace).not.toMatch(/tabindex|focusable="true"|<(a|title|text|desc)\b/);
});

test("no other style sheet of the tables reaches into the face: it has its whole drawing", () => {
  const folder = join(import.meta.dirname, "../client/live");
  const classes = new Set([...dealerFace.matchAll(/class="([\w-]+)"/g)].map(([, name = ""]) => name));
  expect(classes.size).toBeGreaterThan(5);
  const others = readdirSync(folder).filter((name) => name.endsWith(".css") && name !== "dealer.css");
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
