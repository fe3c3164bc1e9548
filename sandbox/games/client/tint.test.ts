import { expect, test } from "vitest";
import { artDirections } from "../../showcase/art/art-directions";
import { makePalette } from "../../showcase/art/palette";
import { slotThemes as themes } from "../../showcase/themes";
import { contrast, tintOf } from "./tint";

/** Every theme in each of its hues, in the tone of each provider. */
const looks = themes.flatMap((theme) =>
  [0, 0.25, 0.5, 0.75].flatMap((variant) =>
    Object.entries(artDirections).map(([provider, { tone }]) => ({
      name: `${theme} ${variant} ${provider}`,
      theme,
      tint: tintOf(makePalette(theme, variant, tone)),
    })),
  ),
);
const text = "#f5f7ff";
const win = "#ffd768";

test("the contrast of two colours is that of WCAG", () => {
  expect(contrast("#ffffff", "#000000")).toBeCloseTo(21);
  expect(contrast("#777777", "#ffffff")).toBeCloseTo(4.48, 2);
});

test("what is written around a game can be read in every theme, and the button that plays stands out", () => {
  expect(looks.length).toBeGreaterThan(themes.length * 4 * 10);
  const pairs = looks.flatMap(({ name, tint }) => {
    const backgrounds = [tint["--bar"], tint["--bar-end"]];
    return [
      ...backgrounds.flatMap((background) =>
        [text, win, tint["--label"]].map((colour) => [name, background, colour, 4.5] as const),
      ),
      ...[tint["--button"], tint["--pressed"]].map((background) => [name, background, text, 4.5] as const),
      ...[tint["--play"], tint["--play-light"]].map(
        (background) => [name, background, tint["--on-play"], 4.5] as const,
      ),
      ...backgrounds.map((background) => [name, background, tint["--play"], 3] as const),
    ];
  });
  expect(pairs.filter(([, background, colour, least]) => contrast(background, colour) < least)).toEqual([]);
});

test("each theme has its own: no bar and no button is that of all games", () => {
  const first = (theme: string) => looks.find((look) => look.theme === theme)?.tint;
  for (const part of ["--bar", "--button", "--play"] as const)
    expect(new Set(themes.map((theme) => first(theme)?.[part])).size, part).toBeGreaterThan(12);
});
