import "../../support/site-variables";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { createHttp, type Http } from "@/lib/core/http/http";
import { policyFor } from "@/lib/market/policy/policies";
import { openingProvider, type Provider, providers } from "@/lib/play/catalogue/providers";
import { getPlaySession, lookUpGame } from "@/lib/play/game-launch/api";
import { launchRules } from "@/lib/play/game-launch/launch/launch-facts";
import type { LaunchRules } from "@/lib/play/game-launch/launch/launch-rules";
import { openGame } from "@/lib/play/game-launch/launch/open-game";
import type { LaunchContext, Mode } from "@/lib/play/game-launch/providers/launch-call";
import { adapters, gameToken } from "@/lib/play/game-launch/providers/launch-calls";
import { platformHeaders } from "@/lib/session/platform/platform-headers";
import {
  depositUrl,
  desktop,
  type Game,
  inputFor,
  lobbyUrl,
  queryContent,
  readGames,
  withoutLimits,
} from "../../support/launches";
import { control, newPlayer, platformAs } from "../sandbox/world";

const origins = inject("sandbox");

const lookup = {
  countryCode: "FI",
  currency: "EUR",
  language: "fi",
  slug: "neon-drift",
  platform: "desktop",
  ip: "192.0.2.7",
  locale: "fi-FI",
  playerCountryCode: null,
  enabled: true,
} as const;

const games = await readGames(origins);
const openable = games.filter(
  (game) => game.type === "casinoGames" && openingProvider(game) !== null && game.slug !== withoutLimits,
);
const liveTables = games.filter((game) => game.type === "liveCasinoGames");

/** A game of each provider that opens here. */
const gameOf = (provider: Provider): Game => {
  const game = openable.find((each) => each.provider === provider);
  if (!game) throw new Error(`The content service has no game of ${provider}.`);
  return game;
};
const opened = providers.filter((provider) => openable.some((game) => game.provider === provider));
/** The first game of each kind of each provider, none with a jackpot: such games are not open everywhere. */
const ofEachKind = openable
  .filter(({ jackpotExist }) => !jackpotExist)
  .filter(
    ({ provider, gameType }, at, plain) =>
      plain.findIndex((each) => each.provider === provider && each.gameType === gameType) === at,
  );

/** The providers without a demo call in the specification's list. */
const withoutDemo: readonly Provider[] = ["playngo", "quickspin", "yggdrasil", "creedroomz"];
const modesOf = (provider: Provider): Mode[] => (withoutDemo.includes(provider) ? ["real"] : ["demo", "real"]);

describe("the calls, as the sandbox handles them", () => {
  test("the slug lookup knows the game in its demo and its real variant [GAME-510, GAME-511, GAME-513]", async () => {
    const { http } = await newPlayer();
    expect(await lookUpGame(platformAs(), "demo", lookup)).toEqual({ _type: "casinoGames", gameId: "neondrift" });
    expect(await lookUpGame(http, "real", { ...lookup, playerCountryCode: "FI" })).toEqual({
      _type: "casinoGames",
      gameId: "neondrift",
    });
    await expect(lookUpGame(platformAs(), "real", lookup)).rejects.toMatchObject({ status: 401 });
  });

  test("a slug that no game has: no game data [GAME-514]", async () => {
    const lookedUp = lookUpGame(platformAs(), "demo", { ...lookup, slug: "no-such-game" });
    await expect(lookedUp).rejects.toThrow("No game data returned");
  });

  test("a play session is kept until a new one is required [GAME-538, GAME-547]", async () => {
    const { http } = await newPlayer();
    const first = await getPlaySession(http, true);
    expect(await getPlaySession(http, false)).toEqual(first);
    expect(await getPlaySession(http, true)).not.toEqual(first);
  });
});

const context = (mode: Mode, provider: Provider): LaunchContext => {
  const { gameId, gameType } = gameOf(provider);
  return {
    mode,
    gameId,
    tableId: gameId,
    gameCategory: gameType,
    playerId: mode === "real" ? "P1" : null,
    country: "FI",
    currentCountry: "FI",
    ip: "192.0.2.7",
    language: "fi",
    locale: "fi-FI",
    currency: "EUR",
    device: desktop,
    lobbyUrl,
    depositUrl,
    partnerId: 1247,
    brand: "greenroom",
    jurisdictions: { ticket: "MT", token: "MT", address: "MT" },
    requireNew: true,
    frameRules: {},
  };
};

const address = (provider: Provider) => expect.stringContaining(`${origins.frames}/${provider}/play?token=`);
const shapeOf: Readonly<Record<Provider, object>> = {
  relax: { ticket: expect.any(String) },
  trifecta: { ticket: expect.any(String) },
  octoplay: { ticket: expect.any(String) },
  quickspin: { token: expect.any(String) },
  playngo: { token: expect.any(String) },
  creedroomz: { token: expect.any(String) },
  yggdrasil: { data: { sessionId: expect.any(String) } },
  pariplay: { Url: address("pariplay") },
  softswiss: { launch_options: { game_url: address("softswiss"), strategy: "iframe" } },
  pragmaticplay: { gameURL: address("pragmaticplay") },
  evolution: { gameUrl: address("evolution") },
  novomatic: { url: address("novomatic") },
};
const rowOf: Readonly<Record<Provider, string>> = {
  relax: "[GAME-518]",
  trifecta: "[GAME-518]",
  octoplay: "[GAME-518]",
  quickspin: "[GAME-522]",
  playngo: "[GAME-533]",
  creedroomz: "[GAME-534]",
  yggdrasil: "[GAME-535]",
  pariplay: "[GAME-531, GAME-536]",
  softswiss: "[GAME-532, GAME-536]",
  pragmaticplay: "[GAME-530, GAME-536]",
  evolution: "[GAME-525, GAME-528]",
  novomatic: "[GAME-529]",
};

/** The response as it came, in the provider's own shape. */
const raw = { safeParse: (data: unknown) => ({ success: true, data }) as const };

describe.each(opened.flatMap((provider) => modesOf(provider).map((mode) => [provider, mode] as const)))(
  "the launch call of %s (%s)",
  (provider, mode) => {
    const {
      endpoint: { path },
      body,
    } = adapters[provider](context(mode, provider));
    const caller = async () => (mode === "real" ? (await newPlayer()).http : platformAs());
    const keys = Object.keys(body);

    test(`is answered in the provider's own shape ${rowOf[provider]}`, async () => {
      expect(await (await caller()).post(path, raw, { body })).toEqual(shapeOf[provider]);
    });

    test("is refused with a key more, and with one less", async () => {
      const http = await caller();
      const refused = { status: 400, code: "error.validation" };
      await expect(http.post(path, raw, { body: { ...body, extra: 1 } })).rejects.toMatchObject(refused);
      // The one optional key of all calls.
      for (const missing of keys.filter((key) => key !== "requireNew")) {
        const less = Object.fromEntries(Object.entries(body).filter(([key]) => key !== missing));
        await expect(http.post(path, raw, { body: less }), missing).rejects.toMatchObject(refused);
      }
    });

    if (mode === "real")
      test("is for players alone", async () => {
        await expect(platformAs().post(path, raw, { body })).rejects.toMatchObject({ status: 401 });
      });
  },
);

test("a token is given for the body of the specification", async () => {
  const { http } = await newPlayer();
  const { endpoint, body } = gameToken(context("real", "playngo"));
  expect(await http.post(endpoint.path, raw, { body })).toEqual({ token: expect.any(String) });
});

/** A platform that remembers what it was sent. */
async function recorder(launchBody: object) {
  const seen: { path: string; keys: string[]; body: Record<string, unknown>; siteContext: unknown }[] = [];
  const server = createServer(async (request, response) => {
    let text = "";
    for await (const chunk of request) text += chunk;
    const body: Record<string, unknown> = JSON.parse(text);
    seen.push({
      path: request.url ?? "",
      keys: Object.keys(body).sort(),
      body,
      siteContext: request.headers.sitecontext,
    });
    response.setHeader("content-type", "application/json").end(JSON.stringify(launchBody));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const http = createHttp({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    headers: () => platformHeaders({ siteId: 2 }),
    deadlineMs: 5_000,
    bodyCapBytes: 10_000,
  });
  return { http, seen, close: () => server.close() };
}

describe("what goes over the wire", () => {
  const body = { data: { gameDetail: { _type: "casinoGames", gameId: "neondrift" } }, ticket: "t" };
  const neonDrift = { ...gameOf("relax"), slug: "neon-drift" };

  test("the lookup's body has exactly the nine keys [GAME-512, GAME-513]", async () => {
    const { http, seen, close } = await recorder(body);
    await openGame(http, inputFor(origins, "demo", neonDrift));
    close();
    expect(seen[0]).toMatchObject({
      path: "/v1/game/slug/demo",
      keys: "countryCode currency enabled ip language locale platform playerCountryCode slug".split(" "),
      body: lookup,
    });
  });

  test("the lookup's body follows device, place and language [GAME-512]", async () => {
    const { http, seen, close } = await recorder(body);
    await openGame(http, {
      ...inputFor(origins, "demo", neonDrift),
      locale: { segment: "no-NO", apiLanguage: "no" },
      device: { platform: "mobile", channel: "mobile" },
      client: { country: "IN", currency: "INR", address: "203.0.113.9" },
    });
    close();
    expect(seen[0]?.body).toEqual({
      ...lookup,
      countryCode: "IN",
      currency: "INR",
      language: "no",
      platform: "mobile",
      ip: "203.0.113.9",
      locale: "no-NO",
    });
  });

  test("every launch call of a demo carries the site context [GAME-517]", async () => {
    const { http, seen, close } = await recorder(body);
    await openGame(http, inputFor(origins, "demo", neonDrift));
    for (const provider of opened.filter((each) => !withoutDemo.includes(each)))
      await openGame(http, inputFor(origins, "demo", gameOf(provider)));
    close();
    expect(seen.length).toBeGreaterThan(12);
    expect(new Set(seen.map(({ siteContext }) => siteContext))).toEqual(new Set(['{"siteId":2}']));
  });
});

/** Opens the game, and reads what its document hands to the page of the frame. */
async function openPage(http: Http, mode: Mode, game: Game, rules?: LaunchRules) {
  const input = inputFor(origins, mode, game);
  const opened = await openGame(http, rules ? { ...input, rules } : input);
  if (!opened.ok) throw new Error(`${game.provider} ${game.gameId} ${mode}: ${opened.problem} ${opened.detail}`);
  const page = await fetch(new URL(opened.address.url));
  expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
  return JSON.parse(/id="boot">(.*?)<\/script>/.exec(await page.text())?.[1] ?? "");
}

/** Opens the game and its session, as the page of the frame does. */
async function openSession(http: Http, mode: Mode, game: Game) {
  const { provider, ticket, gameId } = await openPage(http, mode, game);
  const session = await fetch(`${origins.frames}/api/session`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ provider, ticket, gameId }),
  });
  return session.json();
}

/** Every game of the providers in a market's lobbies, but the one without limits. */
async function offeredIn(market: string): Promise<Game[]> {
  const providersOf = (lobby: string) =>
    queryContent(origins, `*[_id == "${lobby}-${market}"][0].providers[]->slug.current`, z.array(z.string()));
  const [casino, live] = [await providersOf("casinoLobby"), await providersOf("liveCasinoLobby")];
  return games.filter(({ type, slug, provider }) =>
    type === "casinoGames" ? slug !== withoutLimits && casino.includes(provider) : live.includes(provider),
  );
}

describe("a whole launch against the sandbox", () => {
  const neonDrift = { ...gameOf("relax"), slug: "neon-drift" };

  test("there are games of each kind that the casino has", () => {
    expect(new Set(ofEachKind.map(({ gameType }) => gameType))).toEqual(
      new Set(["slots", "baccarat", "blackjack", "dice", "mines", "plinko"]),
    );
    expect(new Set(ofEachKind.map(({ provider }) => provider))).toEqual(new Set(opened));
  });

  test.each(ofEachKind)(
    "leads a player into real $gameType of $provider with their balance, and a visitor into its demo where it has one [GAME-501, GAME-502, GAME-507]",
    async (game) => {
      const { playerId, http } = await newPlayer({ balance: "25.00" });
      const kind = game.gameType;
      expect(await openSession(http, "real", game)).toMatchObject({ kind, mode: "real", balanceMinor: 2_500 });
      if (modesOf(inputFor(origins, "demo", game).game.provider).includes("demo"))
        expect(await openSession(platformAs(), "demo", game)).toMatchObject({ kind, mode: "demo" });
      else expect(await openGame(platformAs(), inputFor(origins, "demo", game))).toMatchObject({ problem: "no-demo" });
      expect(await control("GET", `/players/${playerId}/rounds`)).toEqual([]);
    },
  );

  test.each(ofEachKind)(
    "tells $gameType of $provider the least time of the market between two rounds, and how it shows a return that is no gain",
    async (game) => {
      const { http } = await newPlayer({ balance: "25.00" });
      const { provider } = inputFor(origins, "real", game).game;
      const inBritain = await openPage(http, "real", game, launchRules("GB", provider, game.gameType));
      expect(inBritain.rules).toEqual({
        minimumRoundMs: game.gameType === "slots" ? 2_500 : 5_000,
        celebratesReturnsBelowStake: false,
      });
      // Where nothing is asked, the game does as it does.
      expect((await openPage(http, "real", game)).rules).toEqual({
        minimumRoundMs: 0,
        celebratesReturnsBelowStake: true,
      });
    },
  );

  test.each([
    ["GB", null],
    ["SE", null],
    ["DE", null],
    ["CA", "ON"],
    ["CA", "AB"],
    ["FI", null],
  ] as const)(
    "keeps the least time of the policy at %s %s between two rounds, though the address of the frame does not ask for it",
    async (countryCode, provinceCode) => {
      const { http } = await newPlayer({ balance: "25.00", countryCode, provinceCode });
      const policy = policyFor({ country: countryCode, province: provinceCode });
      // One launch call names the game, the other is a token for any game.
      for (const game of ofEachKind.filter(({ provider }) => ["relax", "yggdrasil"].includes(provider))) {
        const leastMs = game.gameType === "slots" ? policy.minimumRoundMs : policy.minimumTableRoundMs;
        expect(await openSession(http, "real", game), game.name).toMatchObject({ minimumRoundMs: leastMs ?? 0 });
      }
    },
  );

  /** The frames that were there for one market; what they play does not depend on it. */
  const framed = new Set<string>();

  test.each([
    ["UN", "FI", "EUR"],
    ["IN", "IN", "INR"],
    ["GB", "GB", "GBP"],
  ] as const)(
    "opens every casino game and live table that the market %s is offered, in a frame that plays it",
    async (market, countryCode, currencyCode) => {
      const offered = await offeredIn(market);
      const { http } = await newPlayer({ balance: "25.00", countryCode, currencyCode });
      const client = { country: countryCode, currency: currencyCode, address: "" };
      const failed: string[] = [];
      for (const game of offered) {
        const input = inputFor(origins, "real", game);
        const rules = launchRules(market, input.game.provider, game.gameType);
        const opened = await openGame(http, { ...input, client, rules });
        const name = `${game.provider} ${game.gameId}`;
        if (!opened.ok) failed.push(`${name}: ${opened.problem} ${opened.detail}`);
        if (!opened.ok || framed.has(name)) continue;
        // The page of a game that its frame cannot play is not found.
        if ((await fetch(opened.address.url)).status !== 200) failed.push(`${name} has no frame`);
        framed.add(name);
      }
      expect(failed).toEqual([]);
      expect(offered.length).toBeGreaterThan(230);
      expect(offered.filter(({ type }) => type === "liveCasinoGames").length).toBeGreaterThan(15);
    },
    300_000,
  );

  test.each(["evolution", "pragmaticplay", "pariplay", "softswiss", "creedroomz"])(
    "seats a player at a live table of %s, and makes no call for a visitor [LIVE-507, ROUTE-545]",
    async (provider) => {
      const table = liveTables.find((each) => each.provider === provider);
      if (!table) throw new Error(`No table of ${provider}.`);
      const { http } = await newPlayer({ balance: "25.00" });
      const opened = await openGame(http, inputFor(origins, "real", table));
      if (!opened.ok) throw new Error(`${opened.problem} ${opened.detail}`);
      const page = await fetch(opened.address.url);
      const { ticket, gameId } = JSON.parse(/id="boot">(.*?)<\/script>/.exec(await page.text())?.[1] ?? "");
      const session = await fetch(`${origins.frames}/api/table/session`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ provider, ticket, gameId }),
      });
      expect(await session.json()).toMatchObject({ currency: "EUR", state: { balanceMinor: 2_500 } });

      const { http: recorded, seen, close } = await recorder({});
      expect(await openGame(recorded, inputFor(origins, "demo", table))).toMatchObject({ problem: "no-demo" });
      close();
      expect(seen).toEqual([]);
    },
  );

  test("every live table of the catalogue is one that opens here", () => {
    expect(liveTables.filter((table) => openingProvider(table) === null)).toEqual([]);
    expect(liveTables.length).toBeGreaterThan(20);
  });

  test("ends in words where the player may not play", async () => {
    const { playerId, http } = await newPlayer();
    await control("PATCH", `/players/${playerId}`, { casino: false });
    expect(await openGame(http, inputFor(origins, "real", neonDrift))).toMatchObject({ problem: "product-closed" });
    await control("PATCH", `/players/${playerId}`, { casino: true, accountStatus: "TIMEOUT" });
    expect(await openGame(http, inputFor(origins, "real", neonDrift))).toMatchObject({ problem: "not-allowed" });
  });

  test.each(["refused", "error", "garbage", "cut"])("ends in words when the platform is %s", async (kind) => {
    const { playerId, http } = await newPlayer();
    const call = { system: "platform", kind, player: playerId };
    await control("POST", "/faults", { ...call, path: "/game/session/ticket", times: 1 });
    expect(await openGame(http, inputFor(origins, "real", neonDrift))).toMatchObject({
      ok: false,
      problem: "unreachable",
    });
    await control("POST", "/faults", { ...call, path: "/player/profile", times: 1 });
    expect(await openGame(http, inputFor(origins, "real", neonDrift))).toMatchObject({
      problem: "profile-unreadable",
    });
    expect(await openGame(http, inputFor(origins, "real", neonDrift))).toMatchObject({ ok: true });
  });
});
