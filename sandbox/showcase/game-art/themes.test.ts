import { expect, test } from "vitest";
import { looks } from "./themes";

test("the symbols are of their theme: the neon drive has a car, and a rocket flies among planets alone", () => {
  const themesWith = (glyph: string) =>
    Object.entries(looks).flatMap(([theme, { high }]) => ((high as readonly string[]).includes(glyph) ? [theme] : []));
  expect(themesWith("car")).toEqual(["neon"]);
  expect(themesWith("rocket")).toEqual(["planet"]);
  for (const [theme, { high }] of Object.entries(looks)) expect(new Set(high).size, theme).toBe(high.length);
});
