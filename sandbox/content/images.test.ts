import sharp from "sharp";
import { expect, test } from "vitest";
import { renderFlat } from "../showcase/art/render";
import { createByteCache } from "./images";

const bytes = (size: number) => Promise.resolve(Buffer.alloc(size));

test("a picture is made once, also when it is requested twice at the same time", async () => {
  const cache = createByteCache(1_000);
  let made = 0;
  const make = () => {
    made++;
    return bytes(10);
  };
  await Promise.all([cache.get("a", make), cache.get("a", make)]);
  await cache.get("a", make);
  expect(made).toBe(1);
});

test("a full cache lets go of what was used longest ago", async () => {
  const cache = createByteCache(100);
  const made: string[] = [];
  const get = (key: string) =>
    cache.get(key, () => {
      made.push(key);
      return bytes(40);
    });
  for (const key of ["a", "b", "a", "c", "a", "b"]) await get(key);
  expect(made).toEqual(["a", "b", "c", "b"]);
});

test("what could not be made is tried again", async () => {
  const cache = createByteCache(100);
  await expect(cache.get("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.get("a", () => bytes(3))).toHaveLength(3);
});

test("a flat picture has the shape and the format of the drawn one, and one colour", async () => {
  for (const format of ["webp", "png", "jpg"] as const) {
    const bytes = await renderFlat("#336699", { width: 30, height: 20, format, quality: 90 });
    const { width, height, format: found } = await sharp(bytes).metadata();
    expect({ width, height, found }).toEqual({ width: 30, height: 20, found: format === "jpg" ? "jpeg" : format });
    const { channels } = await sharp(bytes).stats();
    for (const [at, { min, max }] of channels.slice(0, 3).entries()) {
      expect(max - min, "the same everywhere").toBeLessThanOrEqual(3);
      expect(Math.abs(min - ([0x33, 0x66, 0x99][at] ?? 0))).toBeLessThanOrEqual(4);
    }
  }
});
