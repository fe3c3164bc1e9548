import { describe, expect, test } from "vitest";
import { edition, games, lobby, readLobbies } from "./lobby-reads";

readLobbies();

const german = edition("de-DE~web~a");
const austrian = edition("de-AT~web~a");

describe("a market whose law allows no live casino, no jackpots and no tournaments, though its content names them", () => {
  test("has no tables: in no row, in no search, and none at an address of its own", async () => {
    const [table] = (await lobby.getHome(austrian)).live?.games ?? [];
    expect((await lobby.getHome(german)).live).toBeNull();
    const { provider, gameId } = { provider: table?.gameProvider.slug ?? "", gameId: table?.gameId ?? "" };
    expect(await games.getProviderGame(austrian, provider, gameId, "liveCasino")).not.toBeNull();
    expect(await games.getProviderGame(german, provider, gameId, "liveCasino")).toBeNull();
    expect((await searchedOf(austrian)).tables).toBeGreaterThan(10);
    expect(await searchedOf(german)).toMatchObject({ tables: 0 });
  });

  test("has no game with a jackpot, and no row of jackpots or of a tournament", async () => {
    const { getJackpotCards } = await import("@/lib/play/my-games/server");
    const [jackpot] = await getJackpotCards(austrian);
    expect(jackpot).toBeDefined();
    expect(await getJackpotCards(german)).toEqual([]);
    const slug = jackpot?.href.split("/").at(-1) ?? "";
    expect(await games.getGame(austrian, slug)).toMatchObject({ jackpotExist: true });
    expect(await games.getGame(german, slug, "page")).toBeNull();
    expect(await searchedOf(german)).toMatchObject({ jackpots: 0 });
    expect((await searchedOf(austrian)).jackpots).toBeGreaterThan(0);
    expect((await lobby.getLobby(german)).menu.map(({ id }) => id)).not.toContain("jackpots");
    const { getWidgets } = await import("@/lib/play/lobby/widgets/server");
    const rowsOf = async (each: typeof german) => (await getWidgets(each, "casino")).map((row) => row.widgetType);
    expect(await rowsOf(austrian)).toEqual(expect.arrayContaining(["jackpot", "tournament-box"]));
    expect(await rowsOf(german)).toEqual(expect.not.arrayContaining(["jackpot", "tournament-box"]));
    expect((await rowsOf(german)).length).toBeGreaterThan(0);
  });

  test("is named as a place of neither by pages of other markets", async () => {
    const { getMarketsOfGame, getMarketsOfList } = await import("@/lib/play/market-offers/server");
    const [table] = (await lobby.getHome(austrian)).live?.games ?? [];
    const { gameProvider, gameId = "" } = table ?? expect.fail();
    const game = (await games.getProviderGame(austrian, gameProvider.slug, gameId, "liveCasino")) ?? expect.fail();
    const placesOf = (hasPage: (locale: typeof german.locale) => boolean) =>
      [german, austrian].map(({ locale }) => hasPage(locale));
    expect(placesOf(await getMarketsOfGame(game))).toEqual([false, true]);
    expect(placesOf(await getMarketsOfGame({ ...game, type: "casinoGames", jackpotExist: true }))[0]).toBe(false);
    expect(placesOf(await getMarketsOfList(austrian, { lobby: "liveCasino", id: "live-popular" }))).toEqual([
      false,
      true,
    ]);
  });
});

test("a game that Germany allows nobody is closed to its visitors on the pages of every market", async () => {
  const { countriesWithout } = await import("@/lib/play/catalogue/closed-countries");
  expect(countriesWithout({ type: "liveCasinoGames", jackpotExist: false })).toEqual(["DE", "JJ"]);
  expect(countriesWithout({ type: "casinoGames", jackpotExist: true })).toEqual(["DE", "JJ"]);
  expect(countriesWithout({ type: "casinoGames", jackpotExist: false })).toEqual([]);
});

/** How many tables and games with a jackpot the search of an edition finds. */
async function searchedOf(each: typeof german) {
  const { getSearched, readGames } = await import("@/lib/play/game-index/server");
  const { params, tags } = await getSearched(each);
  const found = await readGames(params, tags);
  const jackpots = found.filter(({ jackpotExist }) => jackpotExist).length;
  return { tables: found.filter(({ type }) => type === "liveCasinoGames").length, jackpots };
}
