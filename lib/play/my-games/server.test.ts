import { expect, test, vi } from "vitest";
import { parseEdition } from "@/lib/routing/edition";
import { getJackpotCards } from "./server";

const picture = { asset: { _ref: "image-a-512x512-webp" } };
const supplier = { title: "Relax", restrictedCountries: [], removeOverlay: false };
vi.mock("@/lib/content/image", () => ({ imageUrl: () => "https://pictures.test/1.webp" }));
vi.mock("@/lib/play/catalogue/server", () => ({
  getLobbyOffer: async (_edition: unknown, lobby = "casino") => ({
    params: { type: lobby === "casino" ? "casinoGames" : "liveCasinoGames" },
    tags: [],
  }),
}));
vi.mock("@/lib/content/server", () => ({
  fetchContent: async (_query: string, { type }: { type: string }) => [
    {
      type,
      gameId: type,
      label: type,
      gameSlug: type,
      gameProvider: { slug: "pragmaticplay", ...supplier },
      subProvider: null,
      grid: { "4x": picture, "1x": picture },
    },
  ],
}));

test("the games with a jackpot are those of both lobbies [FAV-510]", async () => {
  const cards = await getJackpotCards(parseEdition("en-UN~web~a") ?? expect.fail());
  expect(cards.map(({ lobbyPageType, gameId }) => [lobbyPageType, gameId])).toEqual([
    ["casino", "casinoGames"],
    ["live-casino", "liveCasinoGames"],
  ]);
});
