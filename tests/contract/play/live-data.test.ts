import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { z } from "zod";
import type { Http } from "@/lib/core/http/http";
import { getJackpotAmounts } from "@/lib/play/live-data/jackpots/api";
import { getPlayerTournament, getPublicTournament } from "@/lib/play/live-data/tournaments/api";
import { getLatestWinners, getTopWinners } from "@/lib/play/live-data/winners/api";
import { parseEdition } from "@/lib/routing/edition";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { recordCalls } from "../../support/record-calls";
import { newPlayer, platformAs, signIn } from "../sandbox/world";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
let readWinners: typeof import("@/lib/play/live-data/winners/server").readWinners;
let getCards: typeof import("@/lib/play/my-games/server").getCards;

beforeAll(async () => {
  Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });
  ({ readWinners } = await import("@/lib/play/live-data/winners/server"));
  ({ getCards } = await import("@/lib/play/my-games/server"));
});
const validation = { status: 400, code: "error.validation" };
const visitor = platformAs();

async function gameIds(filter: string): Promise<string[]> {
  const url = new URL(`${origins.content}/v2026-01-01/data/query/production`);
  url.search = String(new URLSearchParams({ query: `*[_type == "casinoGames" && ${filter}].gameId` }));
  return ((await (await fetch(url)).json()) as { result: string[] }).result;
}

describe("jackpot amounts", () => {
  test("are read by comma-joined ids and site, for games that have a jackpot [FAV-509]", async () => {
    const [jackpots, others] = await Promise.all([gameIds("jackpotExist"), gameIds("!jackpotExist")]);
    const [one = "", two = ""] = jackpots;
    const ResponseBody = z.strictObject({ currency: z.string(), amounts: z.record(z.string(), z.string()) });
    const query = { gameIds: `${one},${two},${others[0]},no-such-game`, siteId: 2 };
    const received = await visitor.get("gaming/jackpotamount", ResponseBody, { query });
    expect(received).toEqual({
      currency: "EUR",
      amounts: { [one]: expect.stringMatching(/^\d+\.\d\d$/), [two]: expect.stringMatching(/^\d+\.\d\d$/) },
    });
    const read = await getJackpotAmounts(visitor, 2, jackpots);
    expect(Object.keys(read?.amounts ?? {}).sort()).toEqual([...jackpots].sort());
    expect(await getJackpotAmounts(visitor, 2, [])).toBeNull();
  });

  test("only grow from one read to the next", async () => {
    const [one = ""] = await gameIds("jackpotExist");
    const before = await getJackpotAmounts(visitor, 2, [one]);
    await new Promise((resolve) => setTimeout(resolve, 1_100));
    const after = await getJackpotAmounts(visitor, 2, [one]);
    expect(after?.amounts[one]).toBeGreaterThan(before?.amounts[one] ?? Number.NaN);
  });

  test.each([
    {},
    { gameIds: "a" },
    { siteId: 2 },
    { gameIds: "", siteId: 2 },
    { gameIds: "a", siteId: "x" },
    { gameIds: "a", siteId: 2, currency: "EUR" },
  ])("are not read with %j", async (query) => {
    await expect(visitor.get("gaming/jackpotamount", z.unknown(), { query })).rejects.toMatchObject(validation);
  });
});

describe("winners", () => {
  const site = { siteId: 2, currency: "NOK" };
  const winner = {
    gameId: expect.any(String),
    category: expect.stringMatching(/^(casino|live-casino)$/),
    playerName: expect.stringMatching(/^.\*\*\*.?$/u),
    amount: expect.stringMatching(/^\d+\.\d\d$/),
    currency: "NOK",
    wonAt: expect.any(String),
  };

  test("are the highest of a day or three, and the latest, with masked names [FAV-514, FAV-515]", async () => {
    for (const path of ["top-winners", "latest-winners"]) {
      const query = { ...site, ...(path === "top-winners" && { dateRange: "24h" }) };
      const received = await visitor.get(`player/wallet/${path}`, z.array(z.unknown()), { query });
      expect(received.length).toBeGreaterThan(9);
      for (const each of received) expect(each).toEqual(winner);
    }
    const [day, threeDays, latest] = await Promise.all([
      getTopWinners(visitor, site, "24h"),
      getTopWinners(visitor, site, "72h"),
      getLatestWinners(visitor, site),
    ]);
    const amounts = threeDays.map(({ amount }) => amount);
    expect(amounts).toEqual([...amounts].sort((one, other) => other - one));
    expect(threeDays[0]?.amount).toBeGreaterThanOrEqual(day[0]?.amount ?? Number.NaN);
    const times = latest.map(({ wonAt }) => wonAt);
    expect(times).toEqual([...times].sort().reverse());
    for (const { wonAt } of day) expect(Date.now() - Date.parse(wonAt)).toBeLessThan(86_400_000 + 5_000);
  });

  test("are read for the site, in its currency, of 24 hours first, then of 72, and the latest [FAV-514, FAV-515]", async () => {
    const calls = recordCalls(origins.platform);
    const edition = parseEdition("no-NO~web~a");
    if (!edition) throw new Error("No such edition.");
    const shown = await readWinners({ edition, http: visitor, siteId: 2 });
    expect(calls.map(({ line }) => line)).toEqual([
      "GET /v1/player/wallet/top-winners?dateRange=24h&siteId=2&currency=NOK",
      "GET /v1/player/wallet/top-winners?dateRange=72h&siteId=2&currency=NOK",
      "GET /v1/player/wallet/latest-winners?siteId=2&currency=NOK",
    ]);
    const ages = shown?.top24.map(({ wonAt }) => Date.now() - Date.parse(wonAt)) ?? [];
    expect(ages.length).toBeGreaterThan(0);
    expect(Math.max(...ages)).toBeLessThan(86_400_000 + 60_000);
  });

  test("are not read where the market's policy shows no wins of others", async () => {
    const calls = recordCalls(origins.platform);
    for (const name of ["en-SE~web~a", "en-NL~web~a", "de-DE~web~a"]) {
      const edition = parseEdition(name) ?? expect.fail(name);
      expect(await readWinners({ edition, http: visitor, siteId: 2 })).toBeNull();
    }
    expect(calls).toEqual([]);
  });

  test("are joined with their games, each list from its own call; a win with an unknown game or in another currency is left out [FAV-516, FAV-517]", async () => {
    const [one = "", two = "", three = ""] = await gameIds(
      `slug.current in ["emerald-orbit", "frost-crown", "neon-drift"]`,
    );
    const win = (gameId: string, amount: string, more = {}) => ({
      ...{
        gameId,
        category: "casino",
        playerName: "M***l",
        amount,
        currency: "EUR",
        wonAt: "2026-11-01T10:00:00.000Z",
      },
      ...more,
    });
    const bodyOf = (path: string, { dateRange = "latest" }: { dateRange?: string }) =>
      ({
        "24h": [win(one, "9.00"), win("no-such-game", "8.00"), win(two, "7.00", { currency: "NOK" })],
        "72h": [win(two, "90.00"), win(one, "9.00")],
        latest: [win(three, "1.00"), win(one, "2.00", { category: "live-casino" }), win(two, "90.00")],
      })[path.endsWith("latest-winners") ? "latest" : dateRange];
    const http: Http = {
      ...visitor,
      get: async (path, schema, options) => {
        const read = schema.safeParse(bodyOf(path, { ...options?.query }));
        return read.success ? read.data : expect.fail(path);
      },
    };
    const edition = parseEdition("en-UN~web~a");
    if (!edition) throw new Error("No such edition.");
    const [cards, shown] = [
      await getCards(
        edition,
        [one, two, three].map((gameId) => ({ gameId, lobbyPageType: "casino" as const })),
      ),
      await readWinners({ edition, http, siteId: 2 }),
    ];
    const entry = (gameId: string, amountMinor: number) => {
      const { href, name, thumb } = cards.find((card) => card.gameId === gameId) ?? expect.fail(gameId);
      expect(href).toMatch(/^\/en-UN\/play\/[\w-]+$/);
      expect(thumb).toMatch(/^http/);
      return { href, name, picture: thumb, playerName: "M***l", amountMinor, wonAt: "2026-11-01T10:00:00.000Z" };
    };
    expect(shown).toEqual({
      currency: "EUR",
      top24: [entry(one, 900)],
      top72: [entry(two, 9_000), entry(one, 900)],
      latest: [entry(three, 100), entry(two, 9_000)],
    });
  });

  test.each([
    ["top-winners", { siteId: 2, currency: "EUR" }],
    ["top-winners", { siteId: 2, currency: "EUR", dateRange: "7d" }],
    ["top-winners", { siteId: 2, currency: "XXX", dateRange: "24h" }],
    ["latest-winners", { siteId: 2 }],
    ["latest-winners", { siteId: 2, currency: "EUR", dateRange: "24h" }],
  ])("%s are not read with %j", async (path, query) => {
    await expect(visitor.get(`player/wallet/${path}`, z.unknown(), { query })).rejects.toMatchObject(validation);
  });
});

describe("a tournament", () => {
  const address = { siteId: 2, tournamentId: "weekly-multiplier", language: "fi" };

  test("has one path for visitors and one for players [FAV-512, FAV-513]", async () => {
    const known = await getPublicTournament(visitor, address);
    expect(known).toMatchObject({ id: "weekly-multiplier", name: "Viikon paras kerroin", prize: { currency: "EUR" } });
    expect(known).not.toHaveProperty("player");
    expect(known.leaderboard.map(({ position }) => position)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(Date.parse(known.startsAt)).toBeLessThan(Date.now());
    expect(Date.parse(known.endsAt)).toBeGreaterThan(Date.now());

    const player = await newPlayer();
    const { idToken, accessToken } = await signIn(player);
    const ownPlace = z.looseObject({ player: z.null() });
    const headers = { "Access-Token": accessToken };
    const own = await platformAs(idToken).get("tournament/2/weekly-multiplier/fi", ownPlace, { headers });
    expect(own).toMatchObject({ id: "weekly-multiplier", player: null });
    await expect(getPlayerTournament(player.http, address)).rejects.toMatchObject({ status: 400 });
    const others = platformAs(player.idToken, accessToken);
    await expect(getPlayerTournament(others, address)).rejects.toMatchObject({ status: 401 });
    await expect(getPlayerTournament(visitor, address)).rejects.toMatchObject({ status: 401 });
  });

  test("that nobody knows is not found; a site that is no number is refused", async () => {
    await expect(getPublicTournament(visitor, { ...address, tournamentId: "none" })).rejects.toMatchObject({
      status: 404,
    });
    await expect(visitor.get("tournament/public/two/none/fi", z.unknown())).rejects.toMatchObject(validation);
  });
});
