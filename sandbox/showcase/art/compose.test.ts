import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { planGames } from "../../content/generator/games";
import { providers } from "../../content/generator/providers";
import { artDirections } from "./art-directions";
import { type GameSlot, gameSlots } from "./assets";
import { composeBanner, composeGame, composeLogo, setLogo } from "./compose";
import { motifs } from "./motif-table";
import { renderSvg } from "./render";

const themes = Object.keys(motifs) as (keyof typeof motifs)[];
const shapes = ["img4x", "img2xh", "img2xv", "img1x"] as const satisfies readonly GameSlot[];
const art = (theme: keyof typeof motifs, provider = "relax") => ({
  title: "Emerald Orbit",
  theme,
  provider,
  seed: "t",
});

test("every provider has an art direction, and every theme of a dataset has a motif", () => {
  expect(providers.map(({ slug }) => slug).filter((slug) => !artDirections[slug])).toEqual([]);
  expect(planGames("x", 500).filter(({ theme }) => !motifs[theme])).toEqual([]);
});

describe.each(themes)("the motif %s", (theme) => {
  test("is drawn for every shape without a broken number, and the same again", () => {
    for (const slot of shapes) {
      const [width, height] = gameSlots[slot];
      expect(composeGame(art(theme), slot, width, height), slot).not.toMatch(/NaN|undefined|Infinity/);
    }
    expect(composeGame(art(theme), "square", 90, 90)).toBe(composeGame(art(theme), "square", 90, 90));
  });

  test("every definition that is used is there", () => {
    const svg = composeGame(art(theme), "img4x", 600, 600);
    const defined = new Set([...svg.matchAll(/ id="(\w+)"/g)].map(([, id]) => id));
    const used = [...svg.matchAll(/url\(#(\w+)\)/g)].map(([, id]) => id);
    expect(used.length).toBeGreaterThan(5);
    expect(used.filter((id) => !defined.has(id))).toEqual([]);
  });
});

test("each slot is a composition of its own, not the same one in another size", async () => {
  const square = composeGame(art("dragon"), "square", 400, 400);
  const big = composeGame(art("dragon"), "img4x", 400, 400);
  const wide = composeGame(art("dragon"), "img2xh", 800, 400);
  expect(new Set([square, big, wide]).size).toBe(3);
});

test("a thumbnail and a banner carry no lettering, a tile does", () => {
  const longest = (svg: string) => Math.max(...[...svg.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d?.length ?? 0));
  const [one, other] = [{ ...art("gem"), title: "A" }, art("gem")];
  expect(composeGame(one, "img1x", 100, 100)).toBe(composeGame({ ...other, title: "B" }, "img1x", 100, 100));
  expect(composeGame(one, "square", 100, 100)).not.toBe(composeGame(other, "square", 100, 100));
  expect(longest(composeGame(other, "square", 100, 100))).toBeGreaterThan(600);
  expect(composeBanner("gem", "x", 720, 300)).not.toContain("NaN");
});

const size = (width: number, height: number) => ({ width, height, format: "png", quality: 75 }) as const;

test("a picture that was drawn smaller is enlarged", async () => {
  const bytes = await renderSvg(composeGame(art("gem"), "square", 50, 50), { ...size(120, 120), bloom: 0.3 });
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 120, height: 120 });
});

test("a rendered picture has the requested size, in each format", async () => {
  for (const format of ["webp", "png", "jpg"] as const) {
    const bytes = await renderSvg(composeGame(art("fox"), "img2xh", 320, 160), {
      width: 320,
      height: 160,
      format,
      quality: 75,
      bloom: 0.5,
    });
    const picture = await sharp(bytes).metadata();
    expect([picture.width, picture.height, picture.format]).toEqual([320, 160, format === "jpg" ? "jpeg" : format]);
  }
});

test("a rendered tile is a picture: light and dark, many colours, and it reaches its edges", async () => {
  const bytes = await renderSvg(composeGame(art("fox"), "square", 160, 160), {
    ...size(160, 160),
    bloom: 0.5,
  });
  const { channels, isOpaque } = await sharp(bytes).stats();
  expect(isOpaque).toBe(true);
  for (const { stdev, min, max } of channels.slice(0, 3)) {
    expect(stdev).toBeGreaterThan(20);
    expect(max - min).toBeGreaterThan(150);
  }
});

test("the logos of all providers have letters of about the same height", () => {
  const canvas = { width: 480, height: 160 };
  const sizes = providers.map(({ slug, title }) => {
    const direction = artDirections[slug] ?? expect.fail(slug);
    return setLogo(title, direction.form, canvas).size;
  });
  expect(Math.max(...sizes) / Math.min(...sizes)).toBeLessThan(1.5);
});

test("a logo is lettering on nothing", async () => {
  const bytes = await renderSvg(composeLogo("evolution", "Evolution", 240, 80), { ...size(240, 80), bloom: 0 });
  expect((await sharp(bytes).stats()).isOpaque).toBe(false);
});
