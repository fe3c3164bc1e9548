// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { isSafeToDecode, judgeLarge, scaledSize, scalePicture } from "./scale-picture";

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
    ["a JPEG whose size stands behind 1 MB", false, jpeg(17, 4_000)],
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

/** A file that says that it is of so many bytes, beginning with the frame of a JPEG. */
function photo(bytes: number, width = 8_064, height = 6_048): File {
  const frame = [0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, height >> 8, height & 255, width >> 8, width & 255, 3, 0];
  return Object.defineProperty(new File([new Uint8Array(frame)], "photo.jpg"), "size", { value: bytes });
}
afterEach(() => vi.unstubAllGlobals());

describe("a file over the cap", () => {
  beforeEach(() => void vi.stubGlobal("createImageBitmap", () => {}));

  test.each([
    ["a photo of 100 MB", photo(100_000_000), "scalable"],
    ["a byte more", photo(100_000_001), "size"],
    ["more pixels than are decoded", photo(14_000_000, 60_000, 60_000), "pixels"],
    ["no picture that says its size", new File(["%PDF-1.7"], "photo.jpg"), "size"],
  ])("is judged by what it is: %s", async (_what, file, judgement) => {
    expect(await judgeLarge(file)).toBe(judgement);
  });

  test("cannot be made smaller where this browser decodes nothing", async () => {
    vi.stubGlobal("createImageBitmap", undefined);
    expect(await judgeLarge(photo(14_000_000))).toBe("size");
  });
});

/** jsdom has no canvas: what is asked of one, and what it gives. */
describe("a smaller picture", () => {
  const jpeg = (length = 9) =>
    new Blob(["\xff\xd8\xff", "x".repeat(length)].map((part) => Buffer.from(part, "latin1")));
  const picture = { width: 8_064, height: 6_048, close: vi.fn() };
  const drawn = { fillStyle: "", imageSmoothingQuality: "", fillRect: vi.fn(), drawImage: vi.fn() };
  let encode: (attempt: number) => Blob | null;
  let encoded: string[];

  beforeEach(() => {
    for (const mock of [picture.close, drawn.fillRect, drawn.drawImage]) mock.mockClear();
    encode = () => jpeg();
    encoded = [];
    vi.stubGlobal(
      "createImageBitmap",
      vi.fn(async () => picture),
    );
    vi.spyOn(HTMLCanvasElement.prototype, "getContext").mockImplementation(((kind: string) =>
      kind === "2d" ? drawn : null) as never);
    vi.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation(function (
      this: HTMLCanvasElement,
      done,
      type,
      q,
    ) {
      encoded.push(`${this.width}x${this.height} ${type} ${q}`);
      done(encode(encoded.length));
    });
  });
  afterEach(() => void vi.restoreAllMocks());

  test("is a JPEG the right way up, on white, without its name", async () => {
    const file = photo(14_000_000);
    const page = await scalePicture(file);
    expect(page).toMatchObject({ name: "page", type: "image/jpeg", size: 12 });
    expect(createImageBitmap).toHaveBeenCalledExactlyOnceWith(file, { imageOrientation: "from-image" });
    expect(encoded).toEqual(["4096x3072 image/jpeg 0.85"]);
    expect(drawn).toMatchObject({ fillStyle: "white", imageSmoothingQuality: "high" });
    expect(drawn.fillRect).toHaveBeenCalledExactlyOnceWith(0, 0, 4_096, 3_072);
    expect(drawn.drawImage).toHaveBeenCalledExactlyOnceWith(picture, 0, 0, 4_096, 3_072);
    expect(picture.close).toHaveBeenCalledOnce();
  });

  test("is drawn smaller again while it is over the cap, and is none where all are", async () => {
    encode = (attempt) => jpeg(attempt === 3 ? 9 : 10_000_000);
    expect(await scalePicture(photo(14_000_000))).toMatchObject({ size: 12 });
    expect(encoded.map((line) => line.split(" ")[0])).toEqual(["4096x3072", "3072x2304", "2048x1536"]);
    encode = () => jpeg(10_000_000);
    expect(await scalePicture(photo(14_000_000))).toBe("unscalable");
    expect(picture.close).toHaveBeenCalledTimes(2);
  });

  test("is none where small print would be lost: nothing is drawn", async () => {
    vi.stubGlobal("createImageBitmap", async () => ({ ...picture, width: 20_000, height: 2_000 }));
    expect([await scalePicture(photo(14_000_000)), encoded]).toEqual(["unscalable", []]);
    expect(picture.close).toHaveBeenCalledOnce();
  });

  test.each([
    ["it cannot be decoded", () => vi.stubGlobal("createImageBitmap", () => Promise.reject(new Error("broken"))), 0],
    ["nothing can be drawn", () => vi.mocked(HTMLCanvasElement.prototype.getContext).mockReturnValue(null), 1],
    [
      "it cannot be encoded",
      () => {
        encode = () => null;
      },
      1,
    ],
  ])("is none where %s", async (_why, prepare, closings) => {
    prepare();
    expect(await scalePicture(photo(14_000_000))).toBe("unreadable");
    expect(picture.close).toHaveBeenCalledTimes(closings);
  });

  test("is not sent as a picture where the browser made something else of it", async () => {
    encode = () => new Blob(["<svg/>"]);
    expect(await scalePicture(photo(14_000_000))).toBe("type");
    expect(encoded).toHaveLength(1);
  });
});
