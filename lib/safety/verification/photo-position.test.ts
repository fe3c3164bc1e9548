import { describe, expect, test } from "vitest";
import { withoutPosition } from "./photo-position";

/** The bytes that are sent. */
function cleared(bytes: Uint8Array<ArrayBuffer>, type: string): Uint8Array<ArrayBuffer> {
  const sent = withoutPosition(bytes, type);
  if (sent === null) throw new Error("refused");
  return sent;
}

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

/** An entry of twelve bytes, little-endian. */
function entry(tag: number, type: number, count: number, value: number): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(12));
  view.setUint16(0, tag, true);
  view.setUint16(2, type, true);
  view.setUint32(4, count, true);
  view.setUint32(8, value, true);
  return new Uint8Array(view.buffer);
}

/** A little-endian block whose one list begins at 8 and says that it has `count` entries. */
const block = (count: number, ...parts: (Uint8Array | string)[]) =>
  joined("II*\0\x08\0\0\0", new Uint8Array([count & 255, count >> 8]), ...parts);

const place = "60/1 10/1 12/1 HELSINKI!";
/** The list of a position at `at`, with its degrees behind it. */
const position = (at: number, type = 5) =>
  joined(new Uint8Array([1, 0]), entry(2, type, type === 5 ? 3 : 24, at + 14), place);
const padding = (count: number) => joined(...Array.from({ length: count }, () => entry(0x9000, 3, 1, 1)));

const joined = (...parts: (Uint8Array | string)[]) =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part, "latin1") : part))));

describe.each([true, false])("Exif, little-endian %s", (isLittle) => {
  test.each(["image/jpeg", "image/heic"])("of a %s loses its position and nothing else", (type) => {
    const before = joined("\xff\xd8\xff\xe1\0\x90Exif\0\0", exif(isLittle), "picture");
    const after = cleared(before, type);
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
    const after = cleared(joined("\xff\xd8\xff", exif(isLittle), "first", exif(isLittle)), "image/jpeg");
    expect(text(after)).not.toContain("60/1");
  });
});

describe("a block of Exif that is not as it was in 2.3", () => {
  test.each([
    ["a type of Exif 3.0 in its first list", block(2, entry(0x010e, 129, 3, 0), entry(0x8825, 4, 1, 34), position(34))],
    ["a type of its own", block(2, entry(0x010e, 77, 1, 0), entry(0x8825, 4, 1, 34), position(34))],
    ["a type of Exif 3.0 in the position", block(1, entry(0x8825, 4, 1, 22), position(22, 129))],
    ["a list of 300 entries", block(301, padding(300), entry(0x8825, 4, 1, 3622), position(3622))],
    ["a count that is too high", block(0xffff, entry(0x8825, 4, 1, 22), position(22))],
    ["two positions", block(2, entry(0x8825, 4, 1, 34), entry(0x8825, 4, 1, 72), position(34), position(72))],
    ["a position that ends outside", block(1, entry(0x8825, 4, 1, 22), position(22).subarray(0, 34))],
    [
      "a position in its second list",
      block(0, "\x0e\0\0\0", "\x01\0", entry(0x8825, 4, 1, 32), "\0\0\0\0", position(32)),
    ],
    [
      "a position in the list of the camera",
      block(1, entry(0x8769, 4, 1, 22), "\x01\0", entry(0x8825, 4, 1, 36), position(36)),
    ],
  ])("loses its position: %s", (_what, content) => {
    for (const type of ["image/jpeg", "image/heic"]) {
      const before = joined("\xff\xd8\xff\xe1Exif\0\0", content);
      const after = cleared(before, type);
      expect(after.length).toBe(before.length);
      expect(text(after)).not.toMatch(/60\/1|HELSINKI/);
    }
  });

  test("with more lists than any photo has is not sent: the position may be behind them", () => {
    const many = joined(...Array.from({ length: 200 }, () => block(0xffff)), padding(70_000));
    expect(withoutPosition(joined("\xff\xd8\xff", many), "image/jpeg")).toBeNull();
  });
});

test.each([
  [`<r exif:GPSLatitude="60,10.2N" exif:GPSLongitude='24,56.1E' dc:title="Card"/>`, `dc:title="Card"/>`],
  ["<r><exif:GPSLatitude>60,10.2N</exif:GPSLatitude><dc:title>Card</dc:title></r>", "<dc:title>Card</dc:title></r>"],
  [`<r e1:GPSLatitude="60,10.2N" ns2:GPSLongitude='24,56.1E' dc:title="Card"/>`, `dc:title="Card"/>`],
  ["<r><e1:GPSLatitude>60,10.2N</e1:GPSLatitude><dc:title>Card</dc:title></r>", "<dc:title>Card</dc:title></r>"],
  [`<r é:GPSLatitude = "60,10.2N" dc:title="Card"/>`, `dc:title="Card"/>`],
  [`<r drone:GpsLatitude="60,10.2N" dc:title="Card"/>`, `dc:title="Card"/>`],
  [`<r><GPSLatitude xmlns="e">60,10.2N</GPSLatitude><t>Card</t></r>`, "<t>Card</t></r>"],
  [`<r><e:GPSLatitude rdf:value="60,10.2N"/><t>Card</t></r>`, "/><t>Card</t></r>"],
  [
    "<r><e:GPSLatitude><rdf:value>60,10.2N</rdf:value></e:GPSLatitude><t>Card</t></r>",
    "</e:GPSLatitude><t>Card</t></r>",
  ],
  [`<r><e:GPSLatitude rdf:value="60,10.2N"/>Card<t>of mine</t></r>`, "/>Card<t>of mine</t></r>"],
  ["<r><e:GPSLatitude>60,10.2N<t>Card</t></r>", "<t>Card</t></r>"],
])("XMP loses its position, and keeps every length: %s", (xmp, rest) => {
  const before = joined("\xff\xd8\xff\xe1", xmp);
  const after = cleared(before, "image/jpeg");
  expect(after.length).toBe(before.length);
  expect(text(after)).not.toMatch(/60,10|24,56/);
  expect(text(after)).toContain(rest);
});

test.each([
  [`<r e:GPSLatitude="60,10.2N" t="Card"/>`, `<r e:GPSLatitude="        " t="Card"/>`],
  ["<b>a gps > a map</b>", "<b>a gps > a map</b>"],
  ["</e:GPSLatitude>Card", "</e:GPSLatitude>Card"],
])("XMP loses what is between its quotes or tags and nothing beside it: %s", (xmp, after) => {
  expect(text(cleared(joined("\xff\xd8\xff\xe1", xmp), "image/jpeg"))).toBe(`\xff\xd8\xff\xe1${after}`);
});

test("XMP that opens a hundred thousand values and ends none is read once", () => {
  for (const piece of [`<e:GPSLatitude>`, `<r e:GPSLatitude="`, "gpsgps:", "<GPS"]) {
    const before = joined("\xff\xd8\xff", piece.repeat(100_000));
    expect(cleared(before, "image/jpeg").length).toBe(before.length);
  }
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
    expect(cleared(bytes, type).length).toBeLessThanOrEqual(bytes.length);
});

describe("a PDF", () => {
  const pdf = (...streams: (Uint8Array | string)[]) =>
    joined(
      "%PDF-1.7\n",
      ...streams.map((stream) => joined("<</Length 9>>stream\r\n", stream, "\nendstream\n")),
      "%%EOF",
    );
  const photo = joined("\xff\xd8\xff\xe1Exif\0\0", exif(true), `<r e:GPSLatitude="60,10.2N"/>`, "picture");

  test("loses the position of each photo in it, and keeps every length", () => {
    const before = pdf("x", photo, photo);
    const after = cleared(before, "application/pdf");
    expect(after.length).toBe(before.length);
    expect(text(after)).not.toMatch(/60\/1|60,10/);
    expect(text(after).match(/picture\nendstream/g)?.length).toBe(2);
  });

  test("loses the position that its own notes say", () => {
    const after = cleared(pdf(`<?xpacket?><r e:GPSLatitude="60,10.2N"/>`), "application/pdf");
    expect(text(after)).not.toContain("60,10");
  });

  test("with a photo that is cut off loses its position too", () => {
    const after = cleared(joined("%PDF-1.7\nstream\n", photo), "application/pdf");
    expect(text(after)).not.toMatch(/60\/1/);
  });

  test("stays as it is beyond them: what looks like a position in another stream is text or packed", () => {
    const before = pdf(joined("x", exif(true)), `BT (GPS="60") Tj ET`);
    expect(withoutPosition(before, "application/pdf")).toEqual(before);
  });
});

test.each([
  ...["JI*\0", "IJ*\0", "II+\0", "II*\x01", "\0\0*\0"].map((header) => [header, true] as const),
  ...["NM\0*", "MN\0*", "MM\x01*", "MM\0+", "II\0*"].map((header) => [header, false] as const),
])("what only looks like a block of Exif is a part of the picture, and stays: %j", (header, isLittle) => {
  const before = joined("\xff\xd8\xff", header, exif(isLittle).subarray(4), "picture");
  expect(withoutPosition(before, "image/jpeg")).toEqual(before);
});

describe("what a list of positions points at", () => {
  const jpeg = (content: Uint8Array) => joined("\xff\xd8\xff\xe1Exif\0\0", content);
  const at = (value: number) => block(1, entry(0x8825, 4, 1, value), "\0\0\0\0", "the picture itself, of many bytes");

  test.each([
    ["within the head of its block", 4],
    ["at its very end", at(0).length - 1],
    ["outside", 0x7fffffff],
  ])("is no list %s, and nothing is cleared", (_where, value) => {
    const before = jpeg(at(value));
    expect(withoutPosition(before, "image/jpeg")).toEqual(before);
  });

  test.each([
    ["a value that stands in the entry itself", entry(1, 2, 4, 44)],
    ["a value in the head of the block", entry(2, 5, 3, 2)],
  ])("is cleared, and %s clears nothing elsewhere", (_what, value) => {
    const list = joined(new Uint8Array([1, 0]), value);
    const after = cleared(
      jpeg(joined(block(1, entry(0x8825, 4, 1, 26), "\0\0\0\0"), list, "the picture")),
      "image/jpeg",
    );
    expect(text(after).slice(10, 18)).toBe("II*\0\x08\0\0\0");
    expect(text(after).endsWith("the picture")).toBe(true);
    expect([...after.subarray(10 + 26, 10 + 40)]).toEqual(new Array(14).fill(0));
  });
});

describe("lists that follow each other", () => {
  /** So many empty lists, each of which leads to the next; the last leads to `last`. */
  const chain = (count: number, last: number) =>
    joined(
      "II*\0\x08\0\0\0",
      ...Array.from({ length: count }, (_, at) => {
        const list = new Uint8Array(6);
        new DataView(list.buffer).setUint32(2, at === count - 1 ? last : 8 + 6 * (at + 1), true);
        return list;
      }),
    );
  const place = (at: number) =>
    joined(new Uint8Array([1, 0]), entry(0x8825, 4, 1, at + 18), "\0\0\0\0", position(at + 18));

  test("are read up to twenty, and one more is not sent: the position may be behind them", () => {
    const [twenty, more] = [19, 20].map((count) => joined(chain(count, 8 + 6 * count), place(8 + 6 * count)));
    expect(text(cleared(joined("\xff\xd8\xff", twenty ?? ""), "image/jpeg"))).not.toContain("HELSINKI");
    expect(withoutPosition(joined("\xff\xd8\xff", more ?? ""), "image/jpeg")).toBeNull();
  });

  test("in a circle are read once", () => {
    const before = joined("\xff\xd8\xff", chain(3, 8), "picture");
    expect(withoutPosition(before, "image/jpeg")).toEqual(before);
  });
});

test("a block of Exif that ends with its file is read to its last byte", () => {
  const bytes = joined("\xff\xd8\xff", exif(true));
  expect(text(cleared(bytes, "image/jpeg"))).not.toContain("60/1");
});

test("a PNG that is cut off in the head of a chunk keeps what came before it", () => {
  const before = joined("\x89PNG\r\n\x1a\n", "\0\0\0\x04IHDRsizecrc!", "\0\0\0\x09IDAT");
  expect(withoutPosition(before, "image/png")).toEqual(before);
});

test("a PDF keeps what stands outside its streams", () => {
  const note = ` e:GPSLatitude="60,10.2N" `;
  const photo = joined("\xff\xd8\xff", exif(true));
  const after = text(cleared(joined("%PDF-1.7\n", note, "stream\n", photo, "\nendstream", note), "application/pdf"));
  expect(after.split(note)).toHaveLength(3);
  expect(after).not.toContain("60/1");
});

test("the given bytes stay as they are", () => {
  const bytes = joined("%PDF-", exif(true));
  const copy = bytes.slice();
  withoutPosition(bytes, "image/jpeg");
  expect(bytes).toEqual(copy);
});
