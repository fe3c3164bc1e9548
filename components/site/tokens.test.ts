import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { brandIcons, brands, requireBrand } from "@/lib/config/brand";
import { socialSize } from "@/lib/site/social/social-size";
import tailwind from "@/tailwind.config";
import { brandCss } from "../../tests/support/brand-css";

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");

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

const sheet = brandCss(brands);
const palettes = brands.flatMap(({ slug, palettes }) =>
  (["dark", "light"] as const).map((theme) => [slug, theme, palettes[theme]] as const),
);

test("the style sheet of the colours is made of the brand files (`npm run brands` makes it again)", async () => {
  await expect(sheet).toMatchFileSnapshot("../../public/assets/brands.css");
});

describe.each(palettes)("%s in the %s theme", (_slug, _theme, palette) => {
  test("names its colours in full", () => {
    for (const colour of Object.values(palette)) expect(colour).toMatch(/^#[0-9a-f]{6}$/);
    expect(Object.keys(palette)).toEqual(Object.keys(brands[0]?.palettes.dark ?? {}));
  });

  test.each(["text", "muted", "accent", "gold", "danger"] as const)("reads %s on every surface", (text) => {
    for (const surface of ["background", "surface", "raised"] as const)
      expect(contrast(palette[text], palette[surface]), `${text} on ${surface}`).toBeGreaterThanOrEqual(4.5);
  });

  test.each(["accent", "accent-strong"] as const)("reads the words on a button of %s [UI-512]", (button) => {
    expect(contrast(palette["on-accent"], palette[button])).toBeGreaterThanOrEqual(4.5);
  });

  test("reads text and accent on the soft accent", () => {
    expect(contrast(palette.text, palette["accent-soft"])).toBeGreaterThanOrEqual(4.5);
    expect(contrast(palette.accent, palette["accent-soft"])).toBeGreaterThanOrEqual(4.5);
  });

  test("draws the edge of a field so that it is seen", () => {
    for (const surface of ["background", "surface", "raised"] as const)
      expect(contrast(palette.muted, palette[surface])).toBeGreaterThanOrEqual(3);
  });
});

test.each(["dark", "light"] as const)(
  "Greenroom is green in the %s theme: green is its accent's strongest channel [UI-020] [UI-511]",
  (theme) => {
    const { accent } = requireBrand("greenroom").palettes[theme];
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((from) => Number.parseInt(accent.slice(from, from + 2), 16));
    expect(green).toBeGreaterThan(Math.max(red, blue));
  },
);

test("an accent is defined once for each brand and theme, and nowhere else [UI-512]", () => {
  const sheets = ["app/globals.css", "components/ui/ui.css", "components/site/site.css", "public/assets/document.css"];
  for (const path of sheets) expect(read(path), path).not.toMatch(/--accent: /);
  const accents = brands.map(({ palettes: { dark, light } }) => [dark.accent, light.accent]);
  // The light one occurs twice: as a chosen theme, and as the system's preference.
  expect([...sheet.matchAll(/--accent: (#\w+)/g)].map(([, colour]) => colour)).toEqual(
    accents.flatMap(([dark, light]) => [dark, light, light]),
  );
});

const styleSheets = ["app", "components"].flatMap((folder) =>
  readdirSync(new URL(`../../${folder}`, import.meta.url), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css"))
    .map((path) => `${folder}/${path}`),
);

test("every style sheet takes the colours of the brand: none writes one by hand", () => {
  expect(styleSheets).toContain("components/play/catalogue/tiles.css");
  for (const path of [...styleSheets, "public/assets/document.css"]) {
    expect(read(path).match(/#[0-9a-f]{3,8}\b/gi) ?? [], path).toEqual([]);
    // Shadows and veils are the tokens' own; a part of the page has no colour that they do not know.
    if (path !== "app/globals.css")
      expect(read(path).match(/\b(rgb|hsl|oklch|oklab|lab)a?\(/gi) ?? [], path).toEqual([]);
  }
});

test("the breakpoints are xs 0, sm 320, md 768, lg 1024 and xl 1440 px [UI-017] [UI-509]", () => {
  expect(tailwind.theme.screens).toEqual({ xs: "0px", sm: "320px", md: "768px", lg: "1024px", xl: "1440px" });
});

test("no two brands share a name, a slug or a logo, and every picture is there", async () => {
  for (const of of ["name", "slug", "logo"] as const)
    expect(new Set(brands.map((brand) => brand[of])).size).toBe(brands.length);
  for (const brand of brands) {
    expect(read(`public${brand.logo}`)).toMatch(/^<svg /);
    for (const { src, sizes } of brandIcons(brand)) {
      const { format, width, height } = await sharp(`public${src}`).metadata();
      expect([src, format, `${width}x${height}`]).toEqual([src, "png", sizes]);
    }
    const forLinks = await sharp(`public/assets/brands/${brand.slug}/social.jpg`).metadata();
    expect(forLinks).toMatchObject({ format: "jpeg", ...socialSize });
  }
});

test("a phone may cut the maskable icon of a brand to a circle: every edge is filled, and the logo's parts are within", async () => {
  for (const brand of brands) {
    const { src } = brandIcons(brand).find(({ purpose }) => purpose === "maskable") ?? expect.fail("there is none");
    const { data, info } = await sharp(`public${src}`).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    const pixel = (x: number, y: number) =>
      data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4).join();
    const ground = pixel(0, 0);
    expect(ground).toMatch(/,255$/);
    const middle = info.width / 2;
    const outside = Array.from({ length: info.height }, (_, y) => y).flatMap((y) =>
      Array.from({ length: info.width }, (_, x) => x)
        // The safe zone of the manifest's standard: a circle of 40 % of the side around the middle.
        .filter((x) => Math.hypot(x - middle, y - middle) > 0.4 * info.width && pixel(x, y) !== ground),
    );
    expect([brand.slug, outside.length]).toEqual([brand.slug, 0]);
  }
});

test("an unknown brand stops the start with a sentence that names the variable", () => {
  expect(() => requireBrand("blueroom")).toThrow(
    "The environment variable BRAND is wrong: must be one of greenroom, harbourlight.",
  );
});
