import sharp from "sharp";
import { expect, test } from "vitest";
import { comparePictures, type Named, reasonFor, report } from "./compare";

/** A button on a page, as an SVG drawing, smoothed at its round corners. */
const draw = (button: string, { x = 40, height = 120 } = {}) =>
  sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="200" height="${height}">
      <rect width="200" height="100%" fill="#0b100e"/><rect x="${x}" y="40" width="100" height="40" rx="10" fill="${button}"/>
    </svg>`),
  )
    .png()
    .toBuffer();

test("two pictures of the same drawing show the same, however their files are packed", async () => {
  const picture = await draw("#34d17f");
  const packed = await sharp(picture).png({ compressionLevel: 0 }).toBuffer();
  expect(packed.equals(picture)).toBe(false);
  expect(await comparePictures(picture, await draw("#34d17f"))).toBeNull();
  expect(await comparePictures(picture, packed)).toBeNull();
});

test("one changed colour is found, also by four steps of 255, and drawn in red", async () => {
  const picture = await draw("#34d17f");
  for (const colour of ["#f4c95d", "#30cd7b"]) {
    const difference = await comparePictures(picture, await draw(colour));
    expect(difference?.pixels).toBeGreaterThan(3_800);
    const { data, info } = await sharp(difference?.picture).raw().toBuffer({ resolveWithObject: true });
    expect([...data.subarray((60 * info.width + 90) * info.channels).subarray(0, 3)]).toEqual([255, 0, 0]);
  }
});

test("a button that has moved and a page that became longer are found", async () => {
  const picture = await draw("#34d17f");
  expect((await comparePictures(picture, await draw("#34d17f", { x: 44 })))?.pixels).toBeGreaterThan(200);
  expect((await comparePictures(picture, await draw("#34d17f", { height: 130 })))?.pixels).toBe(2_000);
});

test("an edge that is smoothed otherwise does not count", async () => {
  const drawn = (offset: number) =>
    sharp(
      Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="60" height="60"><rect width="60" height="60" fill="#fff"/>
        <circle cx="30" cy="30" r="${20 + offset}" fill="#000"/></svg>`),
    )
      .png()
      .toBuffer();
  expect((await drawn(0)).equals(await drawn(0.1))).toBe(false);
  expect(await comparePictures(await drawn(0), await drawn(0.1))).toBeNull();
});

test("a difference is meant where a row names its scene, width, theme and locale", () => {
  const shot: Named = { scene: "lobby", locale: "en-UN", width: 390, theme: "dark" };
  expect(reasonFor(shot, [{ scene: "lobby", reason: "new tiles" }])).toBe("new tiles");
  expect(reasonFor(shot, [{ scene: "lobby", widths: [390], themes: ["dark"], locales: ["en-UN"], reason: "x" }])).toBe(
    "x",
  );
  expect(reasonFor(shot, [{ scene: "home", reason: "x" }])).toBeUndefined();
  expect(reasonFor(shot, [{ scene: "lobby", widths: [320], reason: "x" }])).toBeUndefined();
  expect(reasonFor(shot, [{ scene: "lobby", themes: ["light"], reason: "x" }])).toBeUndefined();
  expect(reasonFor(shot, [{ scene: "lobby", locales: ["fi-FI"], reason: "x" }])).toBeUndefined();
});

test("the report counts what nobody means, and names it", () => {
  const shot: Named = { scene: "lobby", locale: "en-UN", width: 390, theme: "dark" };
  const { text, unmeant } = report([
    { ...shot, result: "same" },
    { ...shot, scene: "home", result: { pixels: 12 }, reason: "new tiles" },
    { ...shot, scene: "login", result: { pixels: 7 } },
    { ...shot, scene: "kit", result: "missing" },
  ]);
  expect(unmeant).toBe(2);
  expect(text).toContain("| home | en-UN | 390 | dark | 12 pixels | new tiles |");
  expect(text).toContain("| login | en-UN | 390 | dark | 7 pixels | **not meant** |");
  expect(text).toContain("4 pictures compared: 1 are the same, 1 differ as meant, 2 differ otherwise.");
  expect(report([{ ...shot, result: "same" }])).toMatchObject({ unmeant: 0 });
});
