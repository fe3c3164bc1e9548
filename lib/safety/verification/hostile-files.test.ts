// @vitest-environment jsdom
import { deflateSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { readPage } from "./read-page";
import { documentLimits } from "./upload-rules";

// Files that somebody sends who means harm, or whose device does: each is refused before anything is sent, or is sent as a picture or PDF
// without its name and without the place where a photo was taken. The stand-in's own judgement: tests/contract/safety/documents.test.ts.

const latin = (text: string) => Buffer.from(text, "latin1");
const joined = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => (typeof part === "string" ? latin(part) : part)));
const jpeg = "\xff\xd8\xff\xe0";
const png = "\x89PNG\r\n\x1a\n";
const pdf = "%PDF-1.7\n";
const script = "<script>alert(document.domain)</script>";

/** "N 60 10", in the block of a photo's position. */
function exif(isLittle: boolean): Buffer {
  const bytes = Buffer.alloc(140);
  const u16 = (at: number, value: number) =>
    isLittle ? bytes.writeUInt16LE(value, at) : bytes.writeUInt16BE(value, at);
  const u32 = (at: number, value: number) =>
    isLittle ? bytes.writeUInt32LE(value, at) : bytes.writeUInt32BE(value, at);
  latin(isLittle ? "II*\0" : "MM\0*").copy(bytes);
  u32(4, 8);
  u16(8, 1);
  for (const [at, value] of [
    [10, 0x8825],
    [12, 4],
  ] as const)
    u16(at, value);
  for (const [at, value] of [
    [14, 1],
    [18, 50],
  ] as const)
    u32(at, value);
  u16(50, 1);
  for (const [at, value] of [
    [52, 2],
    [54, 5],
  ] as const)
    u16(at, value);
  for (const [at, value] of [
    [56, 3],
    [60, 100],
  ] as const)
    u32(at, value);
  latin("60/1 10/1 12/1 POSITION").copy(bytes, 100);
  return bytes;
}
const place = "60/1 10/1 12/1";

function chunk(name: string, content: string | Uint8Array): Buffer {
  const body = joined(content);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length);
  return joined(length, name, body, "crc!");
}
const ihdr = (width: number, height: number) => {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  return chunk("IHDR", size);
};
const bomb = joined(png, ihdr(60_000, 60_000), chunk("IDAT", deflateSync(Buffer.alloc(5_000_000))), chunk("IEND", ""));

type HostileFile = readonly [what: string, content: string | Uint8Array, name?: string, type?: string];

const refused: readonly (readonly [problem: "empty" | "size" | "type", files: readonly HostileFile[]])[] = [
  [
    "empty",
    [
      ["of no bytes", ""],
      ["of no bytes, called a picture", "", "front.jpg", "image/jpeg"],
    ],
  ],
  [
    "size",
    [
      ["of 11 MB", joined(jpeg, Buffer.alloc(11_000_000))],
      ["of one byte over 10 MB", joined(pdf, Buffer.alloc(documentLimits.maxBytes - pdf.length + 1))],
    ],
  ],
  [
    "type",
    [
      ["a program of Windows, renamed", "MZ\x90\0\x03", "front.jpg", "image/jpeg"],
      ["a program of Linux, renamed", "\x7fELF\x02\x01\x01", "front.png", "image/png"],
      ["a program of a Mac, renamed", "\xcf\xfa\xed\xfe", "front.pdf", "application/pdf"],
      ["a program of Java", "\xca\xfe\xba\xbe\0\0\0\x34", "id.jpg", "image/jpeg"],
      ["WebAssembly", "\0asm\x01\0\0\0", "id.jpg", "image/jpeg"],
      ["a script of a shell", "#!/bin/sh\nrm -rf /\n", "id.jpg", "image/jpeg"],
      ["a script of PHP", "<?php system($_GET['c']); ?>", "id.jpg", "image/jpeg"],
      ["a script of Windows", "@echo off\r\ndel *.*", "id.pdf", "application/pdf"],
      ["HTML", `<!doctype html>${script}`, "id.pdf", "application/pdf"],
      ["HTML after a byte order mark", `\xef\xbb\xbf${script}`, "id.png", "image/png"],
      ["an SVG with a script", `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`, "id.svg", "image/svg+xml"],
      ["an SVG called a PNG", `<?xml version="1.0"?><svg onload="alert(1)"/>`, "id.png", "image/png"],
      ["an SVG that is packed", "\x1f\x8b\x08\0svg", "id.svgz", "image/svg+xml"],
      ["XML with an entity bomb", `<!DOCTYPE a [<!ENTITY b "${"x".repeat(99)}">]><a>&b;</a>`, "id.jpg", "image/jpeg"],
      ["an archive", "PK\x03\x04", "id.jpg", "image/jpeg"],
      ["an archive of nested zeros", "PK\x03\x04\x14\0\0\0\x08\0", "42.pdf", "application/pdf"],
      ["a RAR", "Rar!\x1a\x07\0", "id.jpg", "image/jpeg"],
      ["a 7z", "7z\xbc\xaf\x27\x1c", "id.png", "image/png"],
      ["a document with macros", "\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1", "id.pdf", "application/pdf"],
      ["RTF", "{\\rtf1\\object}", "id.pdf", "application/pdf"],
      ["PostScript", "%!PS-Adobe-3.0\n(%pipe%id) run", "id.pdf", "application/pdf"],
      ["a link of Windows", "L\0\0\0\x01\x14\x02\0", "id.jpg", "image/jpeg"],
      ["a GIF that is a script", "GIF89a=1;alert(1)//", "id.gif", "image/gif"],
      ["a bitmap", "BM\x36\0\0\0", "id.bmp", "image/bmp"],
      ["a TIFF", joined(exif(true)), "id.tif", "image/tiff"],
      ["a WebP", "RIFF\x24\0\0\0WEBPVP8 ", "id.webp", "image/webp"],
      ["an AVIF", "\0\0\0\x1cftypavif", "id.avif", "image/avif"],
      ["a film", "\0\0\0\x18ftypmp42", "id.heic", "image/heic"],
      ["the name of a HEIC where no box begins", "\0\0\0\x18abcdheic", "id.heic", "image/heic"],
      ["a film of a telephone", "\0\0\0\x14ftypqt  ", "id.mov", "video/quicktime"],
      ["sound", "ID3\x03\0", "id.mp3", "audio/mpeg"],
      ["a JPEG behind other bytes", joined("\0", jpeg), "id.jpg", "image/jpeg"],
      ["a PNG without its line ends", "\x89PNG\n\x1a\n", "id.png", "image/png"],
      ["a PDF behind HTML", `${script}${pdf}`, "id.pdf", "application/pdf"],
      ["a PDF with a blank before it", ` ${pdf}`, "id.pdf", "application/pdf"],
      ["the first two bytes of a JPEG", "\xff\xd8", "id.jpg", "image/jpeg"],
      ["a single byte", "\xff", "id.jpg", "image/jpeg"],
      ["text", "front of my card", "id.jpg", "image/jpeg"],
      ["nothing but zeros", Buffer.alloc(1_000), "id.jpg", "image/jpeg"],
      ["random text of many scripts", Buffer.from("身分證 بطاقة הוכחה"), "id.png", "image/png"],
    ],
  ],
];

const longName = `${"a".repeat(296)}.jpg`;
const harmless: readonly (readonly [type: string, files: readonly HostileFile[]])[] = [
  [
    "image/jpeg",
    [
      ["that is HTML too", joined(jpeg, script), "id.html", "text/html"],
      ["that is an archive too", joined(jpeg, "PK\x03\x04", "PK\x05\x06"), "id.zip", "application/zip"],
      ["that is PHP in its comment", joined("\xff\xd8\xff\xfe\0\x20", "<?php echo 1; ?>"), "id.php", "text/x-php"],
      ["called a program", jpeg, "front.exe", "application/x-msdownload"],
      ["without a type", jpeg, "front", ""],
      ["with a name of 300 characters", jpeg, longName],
      ["with a name that leads out of a folder", jpeg, "../../../etc/passwd.jpg"],
      ["with a name that is a script", jpeg, `${script}.jpg`],
      ["with a name of other scripts", jpeg, "הוכחה‮gpj.exe"],
      ["with a name of no width", jpeg, "​‍.jpg"],
      ["with a line end in its name", jpeg, "a\r\nContent-Type: text/html.jpg"],
      ["with a position, little-endian", joined(jpeg, "Exif\0\0", exif(true)), "id.jpg"],
      ["with a position, big-endian", joined(jpeg, "Exif\0\0", exif(false)), "id.jpg"],
      ["with two positions", joined(jpeg, exif(true), exif(false)), "id.jpg"],
      ["with a list of positions that points outside", joined(jpeg, "II*\0\xff\xff\xff\x7f"), "id.jpg"],
      ["that ends in the middle of its notes", joined(jpeg, "Exif\0\0MM\0*"), "id.jpg"],
    ],
  ],
  [
    "image/png",
    [
      ["of 60,000 by 60,000 dots", bomb, "id.png"],
      ["with a position in its notes", joined(png, ihdr(1, 1), chunk("eXIf", exif(true)), chunk("IEND", "")), "id.png"],
      ["with a note of 5 MB in 5 KB", joined(png, chunk("zTXt", deflateSync(Buffer.alloc(5_000_000)))), "id.png"],
      ["with a chunk that says it is of 4 GB", joined(png, "\xff\xff\xff\xffIDAT"), "id.png"],
    ],
  ],
  [
    "application/pdf",
    [
      ["with a script", joined(pdf, "<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>"), "id.pdf"],
      ["that is HTML too", joined(pdf, script), "id.html", "text/html"],
    ],
  ],
  [
    "image/heic",
    [
      ["with a position", joined("\0\0\0\x18ftypheic", exif(false)), "id.heic"],
      ...["heix", "mif1", "msf1"].map((brand) => [`of the brand ${brand}`, `\0\0\0\x18ftyp${brand}`] as const),
    ],
  ],
];

const fileOf = ([, content, name = "id.jpg", type = "image/jpeg"]: HostileFile) =>
  new File([new Uint8Array(joined(content))], name, { type });
const named = (files: readonly HostileFile[]) => files.map((file) => [file[0], file] as const);
const countOf = (groups: readonly (readonly [string, readonly HostileFile[]])[]) =>
  groups.reduce((sum, [, files]) => sum + files.length, 0);

test("they are more than sixty", () => {
  expect(countOf(refused) + countOf(harmless)).toBeGreaterThan(60);
});

describe.each(refused)("refused by its %s", (problem, files) => {
  test.each(named(files))("a file: %s", async (_what, file) => {
    expect(await readPage(fileOf(file))).toBe(problem);
  });
});

describe.each(harmless)("sent as %s, by its bytes alone", (type, files) => {
  test.each(named(files))("one %s", async (_what, file) => {
    const given = fileOf(file);
    const page = await readPage(given);
    if (typeof page === "string") return expect.fail(page);
    expect([page.name, page.type]).toEqual(["page", type]);
    expect(page.size).toBeLessThanOrEqual(given.size);
    const sent = await new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(String(reader.result));
      reader.readAsBinaryString(page);
    });
    expect(sent).not.toContain(place);
  });
});
