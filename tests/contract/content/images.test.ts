import sharp from "sharp";
import { beforeAll, describe, expect, inject, test } from "vitest";
import { resolveFile, resolveImage } from "@/lib/content/image";

const { content } = inject("sandbox");
const host = { baseUrl: content, projectId: "greenroom", dataset: "production" };

type Images = Record<"img4x" | "img2xh" | "img2xv" | "img1x", { asset: { _ref: string } }>;
let images: Images;
let icon: { asset: { _ref: string } };
let banner: { asset: { _ref: string } };

const query = async (text: string) => {
  const response = await fetch(`${content}/v1/data/query/production?${new URLSearchParams({ query: text })}`);
  return ((await response.json()) as { result: unknown }).result;
};
beforeAll(async () => {
  images = (await query(`*[slug.current == "koi-garden"][0].gridImages`)) as Images;
  icon = (await query(`*[_type == "casinoCategory"][0].icon`)) as typeof icon;
  banner = (await query(`*[_type == "contentBox"][0].image`)) as typeof banner;
});

const get = async (url: string, headers = {}) => {
  const response = await fetch(url, { headers });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, headers: response.headers, bytes };
};
const sizeOf = async (url: string) => {
  const { bytes } = await get(url);
  const { width, height, format } = await sharp(bytes).metadata();
  return [width, height, format];
};

test.each([
  ["img4x", 132, 132],
  ["img2xh", 128, 64],
  ["img2xv", 72, 144],
  ["img1x", 64, 64],
] as const)("the picture %s has the size that the site requests, as webp", async (slot, width, height) => {
  const url = resolveImage(host, images[slot], { width, height });
  expect(await sizeOf(url)).toEqual([width * 2, height * 2, "webp"]);
});

test("a picture is the same bytes every time, kept for ever and never sent twice", async () => {
  const url = resolveImage(host, images.img1x, { width: 60, height: 60 });
  const first = await get(url);
  expect(first.status).toBe(200);
  expect(first.headers.get("content-type")).toBe("image/webp");
  expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect((await get(url)).bytes.equals(first.bytes)).toBe(true);
  const again = await get(url, { "if-none-match": first.headers.get("etag") });
  expect([again.status, again.bytes.length]).toEqual([304, 0]);
});

test("each slot of a game is a picture of its own", async () => {
  const shot = async (slot: "img4x" | "img1x") =>
    (await get(`${resolveFile(host, images[slot])}?w=120&h=120&fm=png`)).bytes.toString("base64");
  expect(await shot("img4x")).not.toBe(await shot("img1x"));
});

describe("sizes and formats", () => {
  test.each([
    ["w=100", [100, 100, "webp"]],
    ["h=80", [80, 80, "webp"]],
    ["w=100&h=40", [100, 40, "webp"]],
    ["w=100&h=40&fit=max", [40, 40, "webp"]],
    ["w=50&dpr=2", [100, 100, "webp"]],
    ["w=90&fm=png", [90, 90, "png"]],
    ["w=90&fm=jpg", [90, 90, "jpeg"]],
    ["w=9999&h=1", [2400, 1, "webp"]],
  ])("%s", async (search, expected) => {
    expect(await sizeOf(`${resolveFile(host, images.img1x)}?${search}`)).toEqual(expected);
  });

  test("quality counts", async () => {
    const bytes = async (q: number) => (await get(`${resolveFile(host, images.img4x)}?w=200&q=${q}`)).bytes.length;
    expect(await bytes(30)).toBeLessThan(await bytes(90));
  });

  test("a browser without webp gets jpeg where the format is left open", async () => {
    const url = `${resolveFile(host, images.img1x)}?w=60&auto=format`;
    expect((await get(url, { accept: "image/webp,*/*" })).headers.get("content-type")).toBe("image/webp");
    const plain = await get(url, { accept: "image/png,*/*" });
    expect(plain.headers.get("content-type")).toBe("image/jpeg");
    expect(plain.headers.get("vary")).toContain("accept");
  });

  test.each(["w=x", "w=0", "h=-4", "q=high", "fm=gif"])("%s is refused", async (search) => {
    expect((await get(`${resolveFile(host, images.img1x)}?${search}`)).status).toBe(400);
  });
});

test("a banner is wide, and composed again for a phone", async () => {
  expect(await sizeOf(`${resolveFile(host, banner)}?w=480&h=200`)).toEqual([480, 200, "webp"]);
  expect(await sizeOf(`${resolveFile(host, banner)}?w=180&h=220`)).toEqual([180, 220, "webp"]);
});

test("an icon is a drawing", async () => {
  const { status, headers, bytes } = await get(resolveFile(host, icon));
  expect([status, headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect(bytes.toString()).toMatch(/^<svg /);
});

test.each([
  `/images/greenroom/production/${"0".repeat(40)}-100x100.webp`,
  "/images/greenroom/production/nothing",
  "/images/greenroom/another/x.webp",
])("%s is not found", async (path) => {
  expect((await get(content + path)).status).toBe(404);
});
