import { expect, test } from "vitest";
import { isDecodable, pictureSize } from "./picture-size";

const bytes = (...parts: (string | number[])[]) =>
  new Uint8Array(
    Buffer.concat(parts.map((part) => Buffer.from(typeof part === "string" ? Buffer.from(part, "latin1") : part))),
  );
const u16 = (value: number) => [value >> 8, value & 255];
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)];

/** A segment of a JPEG with what is in it. */
const segment = (marker: number, content: number[]) => [0xff, marker, ...u16(content.length + 2), ...content];
const frame = (marker: number, width: number, height: number) => segment(marker, [8, ...u16(height), ...u16(width), 3]);
const jpeg = (...segments: number[][]) => bytes([0xff, 0xd8], ...segments);
const png = (width: number, height: number) => bytes("\x89PNG\r\n\x1a\n", u32(13), "IHDR", u32(width), u32(height));
const webp = (form: string, ...rest: number[][]) => bytes("RIFF\0\0\0\0WEBP", form, ...rest, new Array(20).fill(0));

test.each([
  ["a JPEG", jpeg(frame(0xc0, 4_032, 3_024)), 4_032, 3_024],
  [
    "a progressive JPEG behind the camera's notes, fill bytes and tables",
    jpeg(
      segment(0xe1, new Array(60_000).fill(7)),
      [0xff],
      segment(0xc4, [1]),
      segment(0xcc, [1]),
      frame(0xc2, 9_000, 12_000),
    ),
    9_000,
    12_000,
  ],
  ["a JPEG of the last sort of frame", jpeg(frame(0xcf, 640, 480)), 640, 480],
  ["a JPEG that ends with the size", jpeg(frame(0xc0, 640, 480)).slice(0, 11), 640, 480],
  ["a WebP that ends with the size", webp("VP8X", new Array(14).fill(1)).slice(0, 30), 65_794, 65_794],
  ["a PNG", png(60_000, 50_000), 60_000, 50_000],
  [
    "a WebP with its canvas",
    webp("VP8X", [10, 0, 0, 0], [0, 0, 0, 0], [0x9f, 0x0f, 0], [0xb7, 0x0b, 1]),
    4_000,
    68_536,
  ],
  ["a lossy WebP", webp("VP8 ", new Array(10).fill(0), [0xa0, 0x4f, 0xb8, 0x0b]), 4_000, 3_000],
  ["a lossless WebP", webp("VP8L", [0, 0, 0, 0], [0x2f], [0x9f, 0xcf, 0xed, 0x02]), 4_000, 2_999 + 1],
])("reads the size that %s states", (_what, given, width, height) => {
  expect(pictureSize(given)).toEqual({ width, height });
});

test.each([
  ["nothing", bytes("")],
  ["a program", bytes("MZ", new Array(60).fill(0))],
  ["a JPEG that is cut off before its frame", jpeg(segment(0xe1, new Array(60).fill(7)))],
  ["a JPEG whose segment points outside", jpeg([0xff, 0xe1, 0xff, 0xff, 1, 2, 3])],
  ["a JPEG of zeros", bytes([0xff, 0xd8, 0xff, 0xe0], new Array(60).fill(0))],
  ["a JPEG of no width", jpeg(frame(0xc0, 0, 9))],
  ["a PNG that is cut off", png(1, 1).slice(0, 20)],
  ["a PNG of no height", png(1, 0)],
  ["a PDF", bytes("%PDF-1.7", new Array(60).fill(0))],
  ["what begins as a PNG and has no header", bytes("\x89PNG\r\n\x1a\n", u32(13), "IDAT", u32(9), u32(9))],
  [
    "what has the header of a PNG and does not begin as one",
    bytes("\x88PNG\r\n\x1a\n", u32(13), "IHDR", u32(9), u32(9)),
  ],
  ["a sound, which is in the same container as a WebP", bytes("RIFF\0\0\0\0WAVEVP8X", new Array(20).fill(1))],
  ["what says that it is a WebP in no container", bytes("RAFF\0\0\0\0WEBPVP8X", new Array(20).fill(1))],
  ["a WebP that is cut off", webp("VP8X", new Array(14).fill(1)).slice(0, 29)],
  ["a JPEG with something between its segments", bytes([0xff, 0xd8, 0x00, 0xc0], u16(9), [8], u16(9), u16(9), [3])],
  ["a JPEG whose picture begins without a frame", jpeg(segment(0xda, [8, ...u16(9), ...u16(9), 3]))],
  ["a WebP of another form", webp("ANIM", new Array(30).fill(0))],
])("finds none in %s", (_what, given) => {
  expect(pictureSize(given)).toBeNull();
});

test("a picture of 80 million pixels is decoded, one of more is not", () => {
  expect([isDecodable({ width: 10_000, height: 8_000 }), isDecodable({ width: 10_000, height: 8_001 })]).toEqual([
    true,
    false,
  ]);
});
