import { beforeAll, describe, expect, inject, test, vi } from "vitest";
import { z } from "zod";
import { requireBrand } from "@/lib/config/brand";
import { renderOutageDocument } from "@/lib/edge/outage-documents/outage-document";
import { type LaunchInput, openGame } from "@/lib/play/game-launch/launch/open-game";
import { type Edition, parseEdition } from "@/lib/routing/edition";
import { paths } from "@/lib/routing/paths";
import type { Player } from "@/lib/session/state";
import { newSessionKeys, siteVariables } from "../../../.ci/lib/programs.mjs";
import { recordCalls } from "../../support/record-calls";
import { control, newPlayer, platformAs } from "../sandbox/world";

// Outside of a running Next nothing is cached: every read is a call.
vi.mock("next/cache", () => ({ unstable_cache: (load: () => unknown) => load }));

const origins = inject("sandbox");
let games: typeof import("@/lib/play/game-launch/server");
let facts: typeof import("@/lib/play/game-launch/launch/launch-facts");
let live: typeof import("@/lib/play/live-data/seats/server");
let partnerId: typeof import("@/lib/config/partner").partnerId;
let english: Edition;

beforeAll(async () => {
  Object.assign(process.env, siteVariables(origins), { SESSION_KEYS: newSessionKeys() });
  games = await import("@/lib/play/game-launch/server");
  facts = await import("@/lib/play/game-launch/launch/launch-facts");
  live = await import("@/lib/play/live-data/seats/server");
  ({ partnerId } = await import("@/lib/config/partner"));
  const edition = parseEdition("en-UN~web~a");
  if (!edition) throw new Error("No such edition.");
  english = edition;
});

const player = { playerId: "P1", multibrand: { suspended: false } } as Player;

const Unslugged = z.array(
  z.object({ type: z.enum(["casinoGames", "liveCasinoGames"]), provider: z.string(), gameId: z.string() }),
);

/** The games without a slug: their tiles lead to the provider's path. */
async function unslugged() {
  const query = `*[_type in ["casinoGames", "liveCasinoGames"] && !defined(slug.current)]{"type": _type, "provider": provider->slug.current, gameId}`;
  const address = `${origins.content}/v2026-01-01/data/query/production?query=${encodeURIComponent(query)}`;
  return z.object({ result: Unslugged }).parse(await (await fetch(address)).json()).result;
}

/** The launch input of the game's page, found as the page finds it. */
async function inputOf(provider: string, lobby: "casino" | "liveCasino"): Promise<LaunchInput> {
  const type = lobby === "casino" ? "casinoGames" : "liveCasinoGames";
  const known = (await unslugged()).find((each) => each.provider === provider && each.type === type);
  if (!known) throw new Error(`${provider} has no game without a slug.`);
  const game = await games.getProviderGame(english, provider, known.gameId, lobby);
  if (!game) throw new Error(`${provider} ${known.gameId} has no page.`);
  const path = lobby === "casino" ? "online-casino" : "live-casino-online";
  expect(paths.game(english.locale, game)).toBe(`/en-UN/${path}/play/${provider}/${encodeURIComponent(known.gameId)}`);
  return {
    ...facts.launchFacts(game, "UN"),
    player,
    locale: { segment: "en-UN", apiLanguage: "en" },
    device: { platform: "desktop", channel: "web" },
    client: { country: "FI", currency: "EUR", address: "192.0.2.7" },
    demoFor: null,
    lobbyUrl: `http://localhost:3000/en-UN/${path}`,
    depositUrl: "http://localhost:3000/en-UN/deposit",
    brand: "greenroom",
    requireNew: true,
    launcher: `${origins.frames}/${provider}/launcher`,
    frameOrigins: [origins.frames],
    ownOrigin: "http://localhost:3000",
  };
}

/** The status of the frame's page and the kind of page it is. */
async function frameOf(input: LaunchInput, http: Parameters<typeof openGame>[0]) {
  const opened = await openGame(http, input);
  if (!opened.ok) throw new Error(`${opened.problem} ${opened.detail}`);
  const page = await fetch(opened.address.url);
  return [page.status, /id="boot">/.test(await page.text())];
}

const casinoProviders =
  "relax playngo quickspin yggdrasil pariplay softswiss pragmaticplay evolution novomatic trifecta";

describe("the page of a casino provider's game, at the provider's path [ROUTE-526, ROUTE-555]", () => {
  test.each(casinoProviders.split(" "))(
    "of %s opens a frame for who may play casino games, and none else",
    async (provider) => {
      const input = await inputOf(provider, "casino");
      const { playerId, http } = await newPlayer({ balance: "25.00" });
      expect(await frameOf(input, http)).toEqual([200, true]);
      await control("PATCH", `/players/${playerId}`, { casino: false });
      expect(await openGame(http, input)).toMatchObject({ ok: false, problem: "product-closed" });
    },
  );
});

describe("the page of a live provider's table, at the provider's path [ROUTE-531]", () => {
  test("opens none for an account of a country whose law allows no live casino, wherever its player is [LOBBY-508]", async () => {
    const input = await inputOf("evolution", "liveCasino");
    const { http } = await newPlayer({ balance: "25.00", countryCode: "DE" });
    expect(await openGame(http, input)).toMatchObject({ ok: false, problem: "blocked-account-country" });
    // The platform refuses too.
    const unrestricted = { ...input, game: { ...input.game, restrictedCountries: [] } };
    expect(await openGame(http, unrestricted)).toMatchObject({ ok: false, problem: "blocked-country" });
  });

  test.each(["evolution", "pragmaticplay", "pariplay", "softswiss"])(
    "of %s opens a frame for a player of the live casino, and none for another or a visitor",
    async (provider) => {
      const input = await inputOf(provider, "liveCasino");
      const { playerId, http } = await newPlayer({ balance: "25.00", casino: false });
      expect(await frameOf(input, http)).toEqual([200, true]);
      await control("PATCH", `/players/${playerId}`, { liveCasino: false });
      expect(await openGame(http, input)).toMatchObject({ ok: false, problem: "product-closed" });
      const { calls, visitor } = countCalls();
      expect(await openGame(visitor, { ...input, player: null })).toMatchObject({ ok: false, problem: "no-demo" });
      expect(calls).toEqual([]);
    },
  );

  test("of creedroomz there is none while its flag is off", async () => {
    await expect(inputOf("creedroomz", "liveCasino")).rejects.toThrow("has no page");
  });
});

/** The slug of a live table of a provider whose flag is off. */
async function hiddenTable(): Promise<string> {
  const search = new URLSearchParams({
    query: `*[_type == "liveCasinoGames" && provider->slug.current == "creedroomz" && defined(slug.current)][0].slug.current`,
  });
  const response = await fetch(`${origins.content}/v2026-01-01/data/query/production?${search}`);
  return z.object({ result: z.string() }).parse(await response.json()).result;
}

test("an existing slug that is not offered yields its lobby, an unknown one yields none [ROUTE-551]", async () => {
  const slug = await hiddenTable();
  expect(await games.getGame(english, slug)).toBeNull();
  expect(await games.getLobbyOfGame(slug)).toBe("liveCasino");
  expect(await games.getLobbyOfGame("neon-drift")).toBe("casino");
  expect(await games.getLobbyOfGame("nothing")).toBeNull();
});

test("the page of a slug that is not offered is not found, and the page in its place leads to the lobby of the game's kind [ROUTE-551]", async () => {
  const { default: PlayPage } = await import("@/app/[edition]/(play)/play/[gameSlug]/page");
  const slug = await hiddenTable();
  const open = (gameSlug: string) =>
    PlayPage({
      params: Promise.resolve({ edition: "en-UN~web~a", gameSlug }),
      searchParams: Promise.resolve({}),
    });
  const lobbyBehind = (name: string) =>
    /<main.*?class="button" href="([^"]*)"/s.exec(
      renderOutageDocument("not-found", english.locale, requireBrand("greenroom"), "", `/en-UN/play/${name}`),
    )?.[1];
  for (const name of [slug, "nothing"]) await expect(open(name)).rejects.toThrow("NEXT_HTTP_ERROR_FALLBACK;404");
  expect([lobbyBehind(slug), lobbyBehind("nothing")]).toEqual(["/en-UN/live-casino-online", "/en-UN/online-casino"]);
});

test("the site reads the tables of the listed providers, with the partner and the kind of provider [LIVE-508]", async () => {
  const tables = await live.readLiveTables({ edition: english, http: platformAs(), siteId: 2 });
  const providers = new Set(Object.keys(tables).map((key) => key.split(":")[0]));
  expect(providers).toEqual(new Set(["evolution", "pragmaticplay"]));
  for (const table of Object.values(tables))
    expect(table).toEqual({
      seats: expect.any(Number),
      seatsTaken: expect.any(Number),
      limits: expect.objectContaining({ EUR: expect.any(Array) }),
      dealer: { name: expect.any(String), language: "en" },
      // The numbers of a roulette; at a table of blackjack there are none.
      ...(table.last && { last: expect.any(Array) }),
    });
  const numbers = Object.values(tables).flatMap(({ last }) => (last ? [last] : []));
  expect(new Set(numbers.map(({ length }) => length))).toEqual(new Set([5]));
  const brazilian = parseEdition("br-BR~web~a") ?? expect.fail();
  const elsewhere = await live.readLiveTables({ edition: brazilian, http: platformAs(), siteId: 2 });
  expect(new Set(Object.values(elsewhere).map(({ dealer }) => dealer?.language))).toEqual(new Set(["pt-BR"]));
});

test("the tables of one provider stay while those of another cannot be read", async () => {
  const path = "live/tables?partnerid=2092&providerKind=evolution";
  const { id } = await control<{ id: string }>("POST", "/faults", { system: "platform", kind: "error", path });
  try {
    const tables = await live.readLiveTables({ edition: english, http: platformAs(), siteId: 2 });
    expect(new Set(Object.keys(tables).map((key) => key.split(":")[0]))).toEqual(new Set(["pragmaticplay"]));
  } finally {
    await control("DELETE", `/faults/${id}`);
  }
});

test("no table is read, not an empty list, while no provider can be read", async () => {
  const { id } = await control<{ id: string }>("POST", "/faults", {
    system: "platform",
    kind: "error",
    path: "live/tables",
  });
  const read = live.readLiveTables({ edition: english, http: platformAs(), siteId: 2 });
  await expect(read.finally(() => control("DELETE", `/faults/${id}`))).rejects.toThrow();
});

test("evolution's calls have exactly their keys, with the lobby's address percent-encoded [GAME-525, GAME-528]", async () => {
  const common = ["gameCategory", "lobbyURL", "mobile", "tableId", "wrapped"];
  const table = await inputOf("evolution", "liveCasino");
  const slot = await inputOf("evolution", "casino");
  const { http } = await newPlayer({ balance: "25.00" });
  const calls = recordCalls(origins.platform);
  await openGame(http, table);
  await openGame(platformAs(), { ...slot, player: null });
  const sent = calls.filter(({ line }) => line.includes("/evolution/"));
  expect(sent.map(({ line }) => line)).toEqual([
    "POST /v1/evolution/user/authenticate",
    "POST /v1/evolution/user/authenticate/demo",
  ]);
  expect(sent.map(({ body }) => Object.keys(Object(body)).sort())).toEqual([
    [...common, "ipAddress"].sort(),
    [...common, "currency", "language"].sort(),
  ]);
  expect(sent[0]?.body).toMatchObject({ lobbyURL: encodeURIComponent(table.lobbyUrl) });
});

test("a game is launched with the partner 1247 and the live tables are read with 2092, where nothing else is configured [CONST-006, CONST-007, CONST-501, CONST-502, LIVE-508]", async () => {
  const { http } = await newPlayer({ balance: "25.00" });
  const { game } = await inputOf("relax", "casino");
  expect({ launch: partnerId("launch"), liveTables: partnerId("liveTables") }).toEqual({
    launch: 1247,
    liveTables: 2092,
  });
  const calls = recordCalls(origins.platform);
  await openGame(http, await inputOf("relax", "casino"));
  await openGame(platformAs(), { ...(await inputOf("relax", "casino")), player: null });
  await live.readLiveTables({ edition: english, http: platformAs(), siteId: 2 });
  const body = { gameId: game.gameId, channel: "web", partner: 1247, jurisdiction: "MT" };
  expect(calls.filter(({ line }) => line.includes("/game/session/ticket"))).toEqual([
    { line: "POST /v1/game/session/ticket", body },
    { line: "POST /v1/game/session/ticket/demo", body },
  ]);
  expect(calls.flatMap(({ line }) => (line.includes("/live/") ? line : [])).sort()).toEqual([
    "GET /v1/live/tables?partnerid=2092&providerKind=evolution",
    "GET /v1/live/tables?partnerid=2092&providerKind=pragmaticplay",
  ]);
});

test("a ticket's jurisdiction is CC for a game whose studio's slug begins as configured, and MT for any other [GAME-519, GAME-520]", async () => {
  const query = `*[_type == "casinoGames" && provider->slug.current == "relax" && defined(slug.current)]{"slug": slug.current, "studio": subProvider->slug.current}`;
  const response = await fetch(
    `${origins.content}/v2026-01-01/data/query/production?query=${encodeURIComponent(query)}`,
  );
  const Games = z.array(z.object({ slug: z.string(), studio: z.string().nullable() }));
  const relax = z.object({ result: Games }).parse(await response.json()).result;
  const ours = relax.find(({ studio }) => studio !== null);
  const other = relax.find(({ studio }) => studio !== ours?.studio);
  const ticketOf = async (slug: string | undefined) => {
    const game = await games.getGame(english, slug ?? "");
    return game && fresh.launchFacts(game, "UN").jurisdictions.ticket;
  };
  let fresh = facts;
  expect(await ticketOf(ours?.slug)).toBe("MT");
  vi.stubEnv("TICKET_CC_STUDIOS", ours?.studio?.slice(0, -1) ?? "");
  vi.resetModules();
  fresh = await import("@/lib/play/game-launch/launch/launch-facts");
  expect(await ticketOf(ours?.slug)).toBe("CC");
  expect(await ticketOf(other?.slug)).toBe("MT");
});

/** The platform as a visitor calls it, and what they called. */
function countCalls() {
  const calls: string[] = [];
  const refuse = async (path: string) => {
    calls.push(path);
    throw new Error("A visitor calls nothing.");
  };
  return { calls, visitor: { ...platformAs(), get: refuse, post: refuse } as ReturnType<typeof platformAs> };
}
