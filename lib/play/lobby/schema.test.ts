import { describe, expect, test, vi } from "vitest";
import { CategoryFields, GameFacts, Games, noImage } from "@/lib/play/catalogue/schema";
import { PublicBanners } from "./schema";

const supplier = { title: "Relax", restrictedCountries: [], removeOverlay: false };
const image = { asset: { _ref: "image-a-512x512-webp" } };
const game = {
  id: "koi-garden",
  type: "casinoGames",
  gameId: "1",
  label: "Koi Garden",
  gameSlug: "koi-garden",
  gameProvider: { id: "provider-relax", slug: "relax", ...supplier },
  subProvider: null,
  thumbnail: image,
  images: { img1x: image, img2x: image, img3x: image },
  verticalImage: image,
  grid: { "4x": image, "2xh": image, "2xv": image, "1x": image },
  channels: ["web"],
  betLimits: [],
  gameType: null,
  jackpotExist: false,
  isNew: false,
};

test("a game without its pictures is left out and named in the log; the others are shown", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const broken = { ...game, id: "half-done", grid: { ...game.grid, "4x": null } };
  expect(Games.parse([broken, game, null]).map(({ id }) => id)).toEqual(["koi-garden"]);
  expect(log.mock.calls.flat().map((line) => JSON.parse(String(line)).skipped)).toEqual([
    "half-done",
    "an item without a name",
  ]);
});

test("a banner for players alone is shown to nobody where there are none of their own, and the log names it; a list of nothing else is empty", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const text = { title: "Tables", description: "", button: null, image: null, urlAction: null };
  const dates = { startDate: null, endDate: null, startsAt: null, endsAt: null };
  const banner = { id: "tables", authorized: "both", ...text, ...dates };
  expect(PublicBanners.parse([{ id: "for-players" }, banner])).toEqual([banner]);
  expect(PublicBanners.parse([{ id: "for-players" }, { id: "invitation" }])).toEqual([]);
  expect(log.mock.calls.map(([line]) => JSON.parse(line).skipped)).toEqual([
    "for-players",
    "for-players",
    "invitation",
  ]);
});

test("the page of a game is shown without its pictures, and the log names the game", () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const unpublished = { rtp: null, volatility: null, maxWin: null, lines: null, ways: null };
  const facts = { ...game, ...unpublished, tableId: null, gameCategory: null, studio: null };
  expect(GameFacts.parse(facts).grid["2xh"]).toEqual(image);
  expect(log).not.toHaveBeenCalled();
  const broken = { ...facts, thumbnail: null, verticalImage: null, images: null, grid: { ...game.grid, "2xh": null } };
  const { label, grid, images } = GameFacts.parse(broken);
  expect([label, grid["2xh"], grid["1x"], images.img3x]).toEqual(["Koi Garden", noImage, image, noImage]);
  expect(log.mock.calls.flat().map((line) => JSON.parse(String(line)).incomplete)).toEqual(["koi-garden"]);
  expect(GameFacts.safeParse({ ...facts, gameId: null }).success).toBe(false);
});

describe("a category's grid [LOBBY-514]", () => {
  const grid = { columns: 4, rows: 2, sizes: ["4x", "2xv", "2xh", "1x"] };
  const category = { id: "popular", label: "Popular", hideInMenu: false, visibleInLobby: true };
  const grids = { desktop: grid, tablet: { ...grid, columns: 3 }, mobile: { ...grid, columns: 2, rows: 3 } };
  const read = (changed: object) => CategoryFields.safeParse({ ...category, grid: { ...grids, ...changed } });

  test("has columns, rows and the four sizes for each device", () => {
    expect(read({}).data?.grid).toEqual(grids);
  });

  test.each([
    ["without a device", { tablet: undefined }],
    ["with a size that nobody knows", { mobile: { ...grid, sizes: ["8x"] } }],
    ["without rows", { desktop: { ...grid, rows: 0 } }],
    ["with half a column", { desktop: { ...grid, columns: 1.5 } }],
  ])("%s is refused", (_what, changed) => {
    expect(read(changed).success).toBe(false);
  });
});

test("a response that is not a list is refused", () => {
  expect(Games.safeParse({ id: "koi-garden" }).success).toBe(false);
});
