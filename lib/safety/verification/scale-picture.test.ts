// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import { isSafeToDecode, scaledSize } from "./scale-picture";

test.each([
  ["a photo across", 8_064, 6_048, 4_096, { width: 4_096, height: 3_072 }],
  ["a photo on end", 6_048, 8_064, 2_048, { width: 1_536, height: 2_048 }],
  ["one that is small already", 1_200, 900, 4_096, { width: 1_200, height: 900 }],
  ["a small one that is narrow already", 3_000, 500, 4_096, { width: 3_000, height: 500 }],
  ["a strip that would be too narrow", 20_000, 2_000, 4_096, null],
  ["one just wide enough", 4_096, 1_400, 2_048, { width: 2_048, height: 700 }],
  ["one just too narrow", 4_096, 1_398, 2_048, null],
])("%s", (_what, width, height, longSide, size) => {
  expect(scaledSize({ width, height }, longSide)).toEqual(size);
});

describe("the size that a header says", () => {
  const latin = (text: string) => Buffer.from(text, "latin1");
  const joined = (...parts: (string | Uint8Array)[]) =>
    Buffer.concat(parts.map((part) => (typeof part === "string" ? latin(part) : part)));
  const u32 = (value: number) => new Uint8Array([value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255]);
  const frame = (side: number) => {
    const [, , high = 0, low = 0] = u32(side);
    return new Uint8Array([0xff, 0xc0, 0, 11, 8, high, low, high, low, 3]);
  };
  const notes = joined("\xff\xe1\xff\xff", Buffer.alloc(65_533));
  const jpeg = (blocks: number, side: number) =>
    joined("\xff\xd8", ...Array.from({ length: blocks }, () => notes), frame(side));
  const chunk = (name: string, content: Uint8Array) => joined(u32(content.length), name, content, "crc!");
  const ihdr = (side: number) => chunk("IHDR", joined(u32(side), u32(side), "\x08\x02\0\0\0"));
  const png = (...chunks: Uint8Array[]) => joined("\x89PNG\r\n\x1a\n", ...chunks);
  const box = (name: string, ...content: (string | Uint8Array)[]) =>
    joined(u32(joined(...content).length + 8), name, ...content);
  const ispe = (side: number) => box("ispe", u32(0), u32(side), u32(side));
  const heic = (...sizes: Uint8Array[]) =>
    joined(box("ftyp", "heic"), box("meta", u32(0), box("hdlr"), box("iprp", box("ipco", ...sizes))), box("mdat"));

  test.each([
    ["a photo", true, jpeg(1, 4_000)],
    ["a JPEG of more dots than are decoded", false, jpeg(1, 60_000)],
    ["a JPEG with over 1 MB before its frame", false, jpeg(17, 60_000)],
    ["a JPEG without a frame", false, jpeg(1, 4_000).subarray(0, 60_000)],
    ["a PNG", true, png(ihdr(4_000))],
    ["a PNG whose first chunk is a note", false, png(chunk("tEXt", latin("note")), ihdr(60_000))],
    ["a HEIC", true, heic(ispe(4_000))],
    ["a HEIC whose second picture has more dots", false, heic(ispe(512), ispe(60_000))],
    ["a HEIC that says no size", false, heic()],
    ["a HEIC whose size is cut off", false, heic(box("ispe", u32(0)))],
    ["a HEIC of no width", false, heic(ispe(0))],
    ["a HEIC whose list of boxes points outside", false, joined(box("ftyp", "heic"), u32(0x7fffffff), "meta")],
  ])("is what a picture must have to be decoded: %s, %s", async (_what, isSafe, content) => {
    expect(await isSafeToDecode(new File([new Uint8Array(content)], "page"))).toBe(isSafe);
  });
});
