import { expect, test, vi } from "vitest";
import { storedGame } from "@/tests/support/stored-game";
import { PopularGames } from "./popular-games";

const supplier = { id: "p", slug: "relax", title: "Relax" };
const popular = [
  storedGame("orbit"),
  storedGame("closed in France", { gameProvider: { ...supplier, restrictedCountries: ["FR"] } }),
  storedGame("of players", { gameProvider: { ...supplier, slug: "playngo" } }),
  storedGame("harbour"),
];
vi.mock("@/lib/play/lobby/server", () => ({
  getLobby: async () => ({ categories: [{ games: popular }, { games: [storedGame("less popular")] }] }),
}));

test("a page of errors offers the popular games that open for everybody, and no others", async () => {
  const { props } = await PopularGames({ params: Promise.resolve({ edition: "en-UN~web~a" }) });
  expect(props.games.map(({ label }: { label: string }) => label)).toEqual(["orbit", "harbour"]);
});
