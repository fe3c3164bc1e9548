import { expect, test, vi } from "vitest";
import { Games } from "./schema";

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
  thumbnail: { img1x: image, img2x: image, img3x: image },
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
  expect(log.mock.calls.flat().map((line) => JSON.parse(String(line)).skipped)).toEqual(["half-done", "a game"]);
});

test("an answer that is no list is refused", () => {
  expect(Games.safeParse({ id: "koi-garden" }).success).toBe(false);
});
