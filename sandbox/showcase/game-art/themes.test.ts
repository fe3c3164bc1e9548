import { expect, test } from "vitest";
import { nameOf } from "../../games/client/game-views/slot-rules";
import { messagesFor } from "../../games/messages/messages";
import { symbols } from "../../games/slot/symbols";
import { slotThemes as themes } from "../themes";
import { looks } from "./themes";

test("the symbols are of their theme: the neon drive has a car, and a rocket flies among planets alone", () => {
  const themesWith = (glyph: string) =>
    Object.entries(looks).flatMap(([theme, { high }]) => ((high as readonly string[]).includes(glyph) ? [theme] : []));
  expect(themesWith("car")).toEqual(["neon"]);
  expect(themesWith("rocket")).toEqual(["planet"]);
});

test("a theme shows no picture twice, no two share what pays least, and only the cards have letters", () => {
  const pictures = Object.entries(looks).map(([theme, { high, low, emblem }]) => {
    const all = [...high, ...(low ?? []), ...(low?.includes(emblem) ? [emblem] : [])];
    expect(new Set(all).size, theme).toBe(all.length);
    return low?.join() ?? "letters";
  });
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(themes.filter((theme) => looks[theme].low === null)).toEqual(["cards"]);
});

test("a screen reader has a name for each of the eight symbols, in the player's language", () => {
  const namesIn = (theme: (typeof themes)[number], language: string) =>
    symbols.map((symbol) => nameOf(symbol, { theme }, messagesFor(language).messages));
  expect(namesIn("fox", "en")).toEqual(["fox", "owl", "mushroom", "acorn", "leaf", "plum", "cherries", "clover"]);
  expect(namesIn("cards", "en").slice(4)).toEqual(["A", "K", "Q", "J"]);
  for (const theme of themes) {
    const names = namesIn(theme, "fi");
    expect(names.every(Boolean) && new Set(names).size === symbols.length, theme).toBe(true);
  }
});
