import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { requireBrand } from "@/lib/config/brand";
import { type Drawing, drawSocialImage, pictureSide } from "./drawing";
import { divideByFont } from "./fonts";
import { socialSize } from "./social-size";

const brand = requireBrand("greenroom");
const logo = readFileSync(`public${brand.logo}`, "utf8");
const draw = (drawing: Partial<Drawing>) =>
  drawSocialImage({ brand, logo, title: "Gem Harbour", language: "en", leastAge: 18, picture: null, ...drawing });
const render = (svg: string) => sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer();

/** In pixels: the part of a picture where two differ, `null` where they do not. */
async function difference(one: string, other: string) {
  const [a, b] = await Promise.all([render(one), render(other)]);
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let at = 0; at < a.length; at += 3) {
    if (a[at] === b[at] && a[at + 1] === b[at + 1] && a[at + 2] === b[at + 2]) continue;
    const [x, y] = [(at / 3) % socialSize.width, Math.floor(at / 3 / socialSize.width)];
    [left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
  }
  return right < 0 ? null : { left, top, right, bottom };
}

const blank = " ";

describe("the picture of a page for links", () => {
  test("is 1200 × 630, and its title is within it, however long, and left of the picture", async () => {
    expect(await sharp(Buffer.from(await draw({}))).metadata()).toMatchObject(socialSize);
    const picture = await sharp({
      create: { width: pictureSide, height: pictureSide, channels: 3, background: "#fff" },
    })
      .jpeg()
      .toBuffer();
    for (const title of [
      "Gem Harbour",
      "Wim ".repeat(80),
      "Kraftfahrzeughaftpflicht".repeat(8),
      "宝石の港で遊ぼう".repeat(20),
    ]) {
      const shown = await difference(await draw({ title, picture }), await draw({ title: blank, picture }));
      expect(shown, title).not.toBeNull();
      expect(shown?.left, title).toBeGreaterThanOrEqual(60);
      expect(shown?.right, title).toBeLessThan(socialSize.width - pictureSide - 72);
      expect(shown?.top, title).toBeGreaterThan(130);
      expect(shown?.bottom, title).toBeLessThan(510);
    }
  });

  test("shows what the page is about, and the age of its market", async () => {
    const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#f00" } })
      .jpeg()
      .toBuffer();
    const shown = await difference(await draw({ title: blank, picture }), await draw({ title: blank }));
    expect(shown).toEqual({ left: 706, top: 72, right: 1127, bottom: 493 });
    const older = await difference(await draw({ leastAge: 21 }), await draw({}));
    expect(older?.top).toBeGreaterThan(510);
  });

  test("contains no text that a title could be read as markup with", async () => {
    const svg = await draw({
      title: `</svg><script>alert("1")</script>&amp;\n${"\u0000"}<image href="https://evil.example"/>`,
    });
    expect(svg).not.toMatch(/script|evil|&/);
    expect(await sharp(Buffer.from(svg)).metadata()).toMatchObject(socialSize);
  });

  test("is drawn for a title of which no font has a letter, and leaves unknown signs out", async () => {
    expect(await difference(await draw({ title: "🎰" }), await draw({ title: blank }))).toBeNull();
    expect(await difference(await draw({ title: "Gem 🎰Harbour" }), await draw({ title: "Gem Harbour" }))).toBeNull();
    expect(await sharp(Buffer.from(await draw({ title: "" }))).metadata()).toMatchObject(socialSize);
  });
});

test.each(readdirSync("messages"))("its fonts have every letter of the messages in %s", async (language) => {
  const texts = readdirSync(`messages/${language}`).map((name) => readFileSync(`messages/${language}/${name}`, "utf8"));
  const letters = [...new Set(texts.join("").match(/[\p{L}\p{N}]/gu))].join("");
  const drawn = (await divideByFont(letters)).map(({ text }) => text).join("");
  expect([...letters].filter((letter) => !drawn.includes(letter))).toEqual([]);
});
