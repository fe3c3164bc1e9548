import { describe, expect, test } from "vitest";
import { withoutPosition } from "./photo-position";

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** An Exif block in one of the two orders: the side that is up, and a position with its degrees out of line. */
function exif(isLittle: boolean): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(140);
  const view = new DataView(bytes.buffer);
  bytes.set(isLittle ? [0x49, 0x49, 0x2a, 0] : [0x4d, 0x4d, 0, 0x2a]);
  const u16 = (at: number, value: number) => view.setUint16(at, value, isLittle);
  const u32 = (at: number, value: number) => view.setUint32(at, value, isLittle);
  const entry = (at: number, tag: number, type: number, count: number, value: number) => {
    u16(at, tag);
    u16(at + 2, type);
    u32(at + 4, count);
    u32(at + 8, value);
  };
  u32(4, 8);
  u16(8, 2);
  entry(10, 0x0112, 3, 1, 6);
  entry(22, 0x8825, 4, 1, 50);
  u16(50, 2);
  entry(52, 1, 2, 2, 0x4e00);
  entry(64, 2, 5, 3, 100);
  bytes.set(Buffer.from("60/1 10/1 12/1 HELSINKI"), 100);
  return bytes;
}

const joined = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))));

describe.each([true, false])("Exif, little-endian %s", (isLittle) => {
  test.each(["image/jpeg", "image/heic"])("of a %s loses its position and nothing else", (type) => {
    const before = joined("\xff\xd8\xff\xe1\0\x90Exif\0\0", exif(isLittle), "picture");
    const after = withoutPosition(before, type);
    expect(after.length).toBe(before.length);
    expect(text(after)).not.toContain("60/1");
    expect(text(after).endsWith("picture")).toBe(true);
    const view = new DataView(after.buffer, 12);
    // The side that is up stays, and the list of the position is empty.
    expect([view.getUint16(10, isLittle), view.getUint32(18, isLittle)]).toEqual([0x0112, 6]);
    expect([...after.subarray(12 + 50, 12 + 76)]).toEqual(new Array(26).fill(0));
    expect([...before.subarray(0, 62)]).toEqual([...after.subarray(0, 62)]);
  });

  test("of a second picture in the same file loses it too", () => {
    const after = withoutPosition(joined("\xff\xd8\xff", exif(isLittle), "first", exif(isLittle)), "image/jpeg");
    expect(text(after)).not.toContain("60/1");
  });
});

test.each([
  [`<r exif:GPSLatitude="60,10.2N" exif:GPSLongitude='24,56.1E' dc:title="Card"/>`, `dc:title="Card"/>`],
  ["<r><exif:GPSLatitude>60,10.2N</exif:GPSLatitude><dc:title>Card</dc:title></r>", "<dc:title>Card</dc:title></r>"],
])("XMP loses its position, and keeps every length: %s", (xmp, rest) => {
  const before = joined("\xff\xd8\xff\xe1", xmp);
  const after = withoutPosition(before, "image/jpeg");
  expect(after.length).toBe(before.length);
  expect(text(after)).not.toMatch(/60,10|24,56/);
  expect(text(after)).toContain(rest);
});

test("a PNG loses the chunks that hold notes, and keeps the picture", () => {
  const chunk = (name: string, content: string) => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(content.length);
    return joined(length, name, content, "crc!");
  };
  const head = joined("\x89PNG\r\n\x1a\n", chunk("IHDR", "size"));
  const notes = ["eXIf", "iTXt", "tEXt", "zTXt"].map((name) => chunk(name, "60,10.2N"));
  const tail = joined(chunk("IDAT", "picture"), chunk("IEND", ""));
  expect(withoutPosition(joined(head, ...notes, tail), "image/png")).toEqual(joined(head, tail));
});

test.each([
  ["a list that points outside", joined("II*\0", "\xff\xff\xff\x7f", "rest")],
  ["a list that has no end", joined("MM\0*", "\0\0\0\x08", "\xff\xff")],
  ["a header at the very end", joined("picture", "II*\0")],
  [
    "a list of the position that points at itself",
    joined("II*\0\x08\0\0\0\x01\0", "\x25\x88\x04\0\x01\0\0\0\x08\0\0\0"),
  ],
  ["a chunk of a PNG that is cut off", joined("\x89PNG\r\n\x1a\n", "\0\0\0\x09IDAT")],
])("%s does no harm", (_what, bytes) => {
  for (const type of ["image/jpeg", "image/heic", "image/png"])
    expect(withoutPosition(bytes, type).length).toBeLessThanOrEqual(bytes.length);
});

test("a PDF stays as it is, and the given bytes do in any case", () => {
  const bytes = joined("%PDF-", exif(true));
  const copy = bytes.slice();
  expect(withoutPosition(bytes, "application/pdf")).toBe(bytes);
  withoutPosition(bytes, "image/jpeg");
  expect(bytes).toEqual(copy);
});
