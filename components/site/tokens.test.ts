import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { requireBrand } from "@/lib/site/config/brand";
import tailwind from "@/tailwind.config";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

/** The colours of the block that begins with this selector, by token. */
function colours(css: string, selector: string): Record<string, string> {
  const start = css.indexOf(`${selector} {`);
  expect(start, selector).toBeGreaterThan(-1);
  const block = css.slice(start, css.indexOf("}", start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, token = "", colour = ""]) => [token, colour]),
  );
}

/** Relative luminance and contrast as in WCAG 2.2. */
function luminance(colour: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255);
  const [red = 0, green = 0, blue = 0] = channels.map((value) =>
    value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((left, right) => left - right);
  return (light + 0.05) / (dark + 0.05);
}

const globals = read("app/globals.css");
const themes = { dark: colours(globals, '[data-theme="dark"]'), light: colours(globals, '[data-theme="light"]') };

describe.each(Object.entries(themes))("the %s theme", (name, theme) => {
  const at = (token: string) => theme[token] ?? `no ${token}`;

  test.each(["text", "muted", "accent", "gold", "danger"])("reads %s on every surface", (text) => {
    for (const surface of ["background", "surface", "raised"])
      expect(contrast(at(text), at(surface)), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["accent", "accent-strong"])("reads the words on a button of %s [UI-512]", (button) => {
    expect(contrast(at("on-accent"), at(button))).toBeGreaterThanOrEqual(4.5);
  });

  test("reads text on the soft accent", () => {
    expect(contrast(at("text"), at("accent-soft"))).toBeGreaterThanOrEqual(4.5);
  });

  test("is green in its accent: the channel of green is the strongest [UI-020]", () => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) =>
      Number.parseInt(at("accent").slice(from, from + 2), 16),
    );
    expect(green).toBeGreaterThan(Math.max(red, blue));
  });

  test("colours the browser around the page as the brand says", () => {
    const { themeColors } = requireBrand("greenroom");
    expect(themeColors[name === "dark" ? "dark" : "light"]).toBe(at("background"));
  });
});

test("both themes name the same tokens", () => {
  expect(Object.keys(themes.light).sort()).toEqual(Object.keys(themes.dark).sort());
});

test("the static documents are painted with the same colours", () => {
  const css = read("public/assets/document.css");
  const split = css.indexOf("@media (prefers-color-scheme: light)");
  expect(themes.dark).toMatchObject(colours(css.slice(0, split), ":root"));
  expect(themes.light).toMatchObject(colours(css.slice(split), ":root"));
});

test("an accent is defined once for each theme, and nowhere else [UI-512]", () => {
  expect(globals.match(/--accent: /g)).toHaveLength(2);
});

test("the breakpoints are xs 0, sm 320, md 768, lg 1024 and xl 1440 px [UI-017] [UI-509]", () => {
  expect(tailwind.theme.screens).toEqual({ xs: "0px", sm: "320px", md: "768px", lg: "1024px", xl: "1440px" });
});

test("an unknown brand stops the start with a sentence that names the variable", () => {
  expect(() => requireBrand("blueroom")).toThrow("The environment variable BRAND is wrong: must be one of greenroom.");
});
