import { expect, test } from "vitest";
import { parseLocale } from "./locale";
import { MarketRows } from "./market-row";
import { marketRows } from "./market-rows";
import { staticTable } from "./offered-languages";

const rowsOf = (segment: string) => {
  const locale = parseLocale(segment);
  return locale ? marketRows(locale, staticTable) : [];
};

test("a row names the market in its own words and each of its languages, as the browser reads it", () => {
  const rows = MarketRows.parse(JSON.parse(JSON.stringify(rowsOf("en-UN"))));
  expect(rows.find(({ market }) => market === "FI")).toEqual({
    market: "FI",
    region: "europe",
    name: "Suomi",
    words: expect.stringContaining("Finland"),
    tag: "fi-FI",
    locales: expect.arrayContaining([{ segment: "fi-FI", tag: "fi-FI", name: "Suomi" }]),
  });
  const names = rows.map(({ name }) => name);
  expect(names).toEqual([...names].sort((one, other) => one.localeCompare(other)));
});

test("a stand-in market is in the list of its own pages alone, and a market without languages in none", () => {
  const has = (segment: string, code: string) => rowsOf(segment).some(({ market }) => market === code);
  expect([has("en-UN", "JJ"), has("de-JJ", "JJ")]).toEqual([false, true]);
  const locale = parseLocale("en-UN");
  const rows = locale ? marketRows(locale, { ...staticTable, FI: [] }) : [];
  expect(rows.some(({ market }) => market === "FI")).toBe(false);
});
