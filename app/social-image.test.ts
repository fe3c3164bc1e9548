import sharp from "sharp";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { staticTable } from "@/lib/market/offered-languages";
import type { SocialSubject } from "@/lib/site/social/server";
import { socialSize } from "@/lib/site/social/social-size";
import { GET } from "./social/[...path]/route";

const { game } = vi.hoisted(() => ({ game: vi.fn() }));
vi.mock("@/app/social-subjects", () => ({ socialSubjects: { game } }));
vi.mock("@/lib/content/offered-markets/server", () => ({ getMarketTable: async () => staticTable }));
vi.mock("@/lib/content/image", () => ({
  imageUrl: ({ asset }: { asset: { _ref: string } }) => `https://cdn.example/${asset._ref}`,
}));
vi.mock("@/lib/config/environment", () => ({
  readEnvironment: () => ({ BRAND: "greenroom", SITE_ORIGIN: "https://site.example" }),
}));

const fetched = vi.fn<() => Promise<Response>>();
let titles = 0;

beforeEach(() => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.stubGlobal("fetch", fetched);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  fetched.mockReset();
});

/** Each with a title of its own: pictures are kept. */
const found = (picture = "art"): SocialSubject => ({
  title: `Gem Harbour ${titles++}`,
  picture: { asset: { _ref: picture } },
});
const open = (path = "/social/en-UN/play/gem-harbour.jpg") => GET(new Request(`https://site.example${path}`));
const art = async () =>
  new Uint8Array(
    await sharp({ create: { width: 300, height: 300, channels: 3, background: "#f00" } })
      .webp()
      .toBuffer(),
  );

const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="6000" height="6000"/>';

async function expectPicture(response: Response, cacheControl: string) {
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(response.headers.get("cache-control")).toBe(cacheControl);
  const bytes = new Uint8Array(await response.arrayBuffer());
  expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", ...socialSize });
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  const [red = 0, green = 0] = data.subarray((280 * info.width + 900) * 3);
  return { isPlain: red < 100 && green < 100 };
}

test("a game's picture for links shows its finest image, fetched once for all who share it", async () => {
  fetched.mockImplementation(async () => new Response(await art()));
  const subject = found();
  game.mockResolvedValue(subject);
  const [one, other] = await Promise.all([open(), open()]);
  expect(await expectPicture(one, "public, max-age=3600")).toEqual({ isPlain: false });
  await expectPicture(other, "public, max-age=3600");
  await open();
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(fetched).toHaveBeenCalledWith("https://cdn.example/art", expect.objectContaining({ redirect: "error" }));
});

test("a page that is not there has none, and its slug is not drawn", async () => {
  game.mockResolvedValue(null);
  for (const path of [undefined, "/social/en-UN/nowhere.jpg", "/social/en-UN/play/gem-harbour.png", "/social/x.jpg"])
    expect([path, (await open(path)).status]).toEqual([path, 404]);
  expect(fetched).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>]>([
  ["is not there", async () => new Response("", { status: 404 })],
  ["is no image", async () => new Response("<html>")],
  ["is an image cut short", async () => new Response((await art()).slice(0, 60))],
  ["is larger than an image of a page", async () => new Response(new Uint8Array(5_000_000))],
  ["has more pixels than an image of a page", async () => new Response(huge)],
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
])("a game whose image %s has the brand's plain picture, for a minute", async (_, respond) => {
  fetched.mockImplementation(respond);
  game.mockResolvedValue(found());
  expect(await expectPicture(await open(), "public, max-age=60")).toEqual({ isPlain: true });
  expect(console.error).toHaveBeenCalledOnce();
});

test("while the content service is away a link has the brand's plain picture", async () => {
  game.mockRejectedValue(new Error("The content service did not respond as it should."));
  expect(await expectPicture(await open(), "public, max-age=60")).toEqual({ isPlain: true });
});

test("a picture that failed is drawn again when it is asked for again", async () => {
  const subject = found();
  game.mockResolvedValue(subject);
  fetched.mockRejectedValueOnce(new TypeError("fetch failed"));
  expect(await expectPicture(await open(), "public, max-age=60")).toEqual({ isPlain: true });
  fetched.mockImplementation(async () => new Response(await art()));
  expect(await expectPicture(await open(), "public, max-age=3600")).toEqual({ isPlain: false });
});
