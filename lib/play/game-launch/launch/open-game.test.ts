// @vitest-environment jsdom
import { describe, expect, test } from "vitest";
import type { Http } from "@/lib/core/http/http";
import { HttpError, InvalidResponse, Unreachable } from "@/lib/core/http/http-errors";
import { queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { dispatchSession } from "@/lib/session/store";
import { noRules } from "@/tests/support/launch-rules";
import { openProfile as profile } from "@/tests/support/profile";
import { lookupText } from "./launch-errors";
import { launchRules } from "./launch-facts";
import { type LaunchInput, type LaunchResult, openGame } from "./open-game";

const player = { playerId: "P1", countryCode: "FI", multibrand: { suspended: false } } as Player;
const input: LaunchInput = {
  player: null,
  game: {
    type: "casinoGames",
    slug: "neon-drift",
    gameId: "neondrift",
    provider: "relax",
    tableId: "neondrift",
    gameCategory: "slots",
    restrictedCountries: ["SE"],
  },
  needsLogin: false,
  locale: { segment: "fi-FI", apiLanguage: "fi" },
  device: { platform: "desktop", channel: "web" },
  client: { country: "IN", currency: "INR", address: "192.0.2.7" },
  rules: noRules,
  demoFor: null,
  lobbyUrl: "https://casino.example/fi-FI/online-casino",
  depositUrl: "https://casino.example/fi-FI/deposit",
  brand: "greenroom",
  requireNew: false,
  partnerId: 1247,
  jurisdictions: { ticket: "MT", token: "MT", address: "MT" },
  launcher: "https://games.example/relax/launcher",
  frameOrigins: ["https://games.example"],
  ownOrigin: "https://casino.example",
};
const real: LaunchInput = { ...input, player, client: { ...input.client, country: "FI" } };

const good: Record<string, unknown> = {
  "player/profile": profile,
  "player/access/details": { accountStatus: "REGISTERED" },
  "game/slug": { data: { gameDetail: { _type: "casinoGames", gameId: "neondrift" } } },
  "game/slug/demo": { data: { gameDetail: { _type: "casinoGames", gameId: "neondrift" } } },
  "player/play-session": { playSessionId: "s" },
  "game/session/ticket": { ticket: "real-ticket" },
  "game/session/ticket/demo": { ticket: "demo-ticket" },
  "evolution/user/authenticate": { gameUrl: "https://games.example/evolution/play?token=t" },
  "pariplay/context/demo": { Url: "https://games.example/pariplay/play?token=t" },
  "novomatic/game/url": { url: "https://games.example/novomatic/play?token=t" },
  "pragmatic/partner/demoGameUrl": { gameURL: "https://games.example/pragmaticplay/play?token=t" },
  "pragmatic/partner/realGameUrl": { gameURL: "https://games.example/pragmaticplay/play?token=t" },
};

/** A platform that responds from a table; an error in the table is thrown. Records the requests. */
function fakePlatform(change: Record<string, unknown> = {}) {
  const responses = { ...good, ...change };
  const requests: { path: string; body: unknown }[] = [];
  const call: Http["get"] = async (path, schema, options) => {
    requests.push({ path, body: options?.body });
    options?.signal?.throwIfAborted();
    const response = responses[path];
    if (response instanceof Error) throw response;
    const parsed = schema.safeParse(response);
    if (!parsed.success) throw new InvalidResponse(path, 200, "another shape");
    return parsed.data;
  };
  const http: Http = { get: call, post: call, put: call, patch: call, delete: call };
  return { http, requests, paths: () => requests.map(({ path }) => path) };
}

describe("opening a game", () => {
  test("as a visitor makes the demo calls only, in the country and currency that were detected [GAME-509, GAME-511, SESS-003]", async () => {
    const { http, requests, paths } = fakePlatform();
    expect(await openGame(http, input)).toMatchObject({ ok: true, address: { origin: "https://games.example" } });
    expect(paths()).toEqual(["game/slug/demo", "game/session/ticket/demo"]);
    expect(requests[0]?.body).toMatchObject({ countryCode: "IN", currency: "INR", playerCountryCode: null });
  });

  test("as a visitor, where it needs a login, calls nobody [ROUTE-534, SESS-003]", async () => {
    const { http, paths } = fakePlatform();
    expect(await openGame(http, { ...input, needsLogin: true })).toMatchObject({ ok: false, problem: "no-demo" });
    expect(paths()).toEqual([]);
  });

  test("as a player makes the real calls, in the currency of the account [GAME-502, GAME-511, GAME-512]", async () => {
    const { http, requests, paths } = fakePlatform({
      "player/profile": { ...profile, countryCode: "IN", currencyCode: "INR" },
    });
    const opened = await openGame(http, real);
    expect(opened).toMatchObject({ ok: true });
    expect(paths()).toEqual([
      "player/profile",
      "player/access/details",
      "game/slug",
      "player/play-session",
      "game/session/ticket",
    ]);
    expect(requests[2]?.body).toMatchObject({ countryCode: "FI", currency: "INR", playerCountryCode: "IN" });
    expect(opened.ok && opened.address.url).toContain("mode=real");
  });

  test("names country and currency as detected in a demo's launch call, and the player in a real one [GAME-502, GAME-509, SESS-003]", async () => {
    const { http, requests } = fakePlatform();
    await openGame(http, { ...input, game: { ...input.game, provider: "pariplay" } });
    await openGame(http, { ...real, game: { ...real.game, provider: "novomatic" } });
    const bodyOf = (path: string) => requests.find((call) => call.path === path)?.body;
    expect(bodyOf("pariplay/context/demo")).toMatchObject({ CountryCode: "IN", CurrencyCode: "INR" });
    expect(bodyOf("novomatic/game/url")).toMatchObject({ country: "FI", playerId: "P1" });
  });

  test.each([true, false])(
    "tells the session and the launch call of playngo whether it is the first launch after a login: %s [GAME-533]",
    async (requireNew) => {
      const { http, requests } = fakePlatform({ "playngo/auth/token_generation": { token: "t" } });
      await openGame(http, { ...real, requireNew, game: { ...real.game, provider: "playngo" } });
      const bodyOf = (path: string) => requests.find((call) => call.path === path)?.body;
      expect(bodyOf("player/play-session")).toEqual({ requireNew });
      expect(bodyOf("playngo/auth/token_generation")).toEqual(requireNew ? { requireNew } : {});
    },
  );

  test("as a player whose account names no currency is in that of the account's country, not of the page", async () => {
    const { http, requests } = fakePlatform({
      "player/profile": { ...profile, countryCode: "IN", currencyCode: null },
    });
    expect(await openGame(http, real)).toMatchObject({ ok: true });
    expect(requests[2]?.body).toMatchObject({ currency: "INR" });
  });

  test("requests the game by the id that the lookup returns", async () => {
    const { http, requests } = fakePlatform({
      "game/slug/demo": { data: { gameDetail: { _type: "casinoGames", gameId: "moved" } } },
    });
    await openGame(http, input);
    expect(requests[1]?.body).toMatchObject({ gameId: "moved" });
  });

  test("looks the game up again each time: nothing is cached [GAME-516]", async () => {
    const { http, paths } = fakePlatform();
    await openGame(http, input);
    await openGame(http, input);
    expect(paths().filter((path) => path === "game/slug/demo")).toHaveLength(2);
    expect(paths().filter((path) => path === "game/session/ticket/demo")).toHaveLength(2);
  });
});

describe("no launch call is made", () => {
  const noLaunch = (paths: string[]) => expect(paths.filter((path) => !path.startsWith("player/"))).toEqual([]);

  test.each([
    ["profile", { "player/profile": new Unreachable("deadline", "x") }],
    ["account status", { "player/access/details": new HttpError(502) }],
    ["meaning in the profile", { "player/profile": { ...profile, casino: "yes" } }],
    ["account status that anybody knows", { "player/access/details": { accountStatus: "NEW_ONE" } }],
  ])("when there is no %s to read", async (_what, change) => {
    const { http, paths } = fakePlatform(change);
    expect(await openGame(http, real)).toMatchObject({ ok: false, problem: "profile-unreadable" });
    noLaunch(paths());
  });

  test.each([
    ["the casino flag is off", { "player/profile": { ...profile, casino: false } }],
    ["payout is off", { "player/profile": { ...profile, payout: false } }],
    ["the risk-payout attribute is set", { "player/profile": { ...profile, attributes: { riskPayout: true } } }],
  ])("when %s", async (_what, change) => {
    const { http, paths } = fakePlatform(change);
    expect(await openGame(http, real)).toMatchObject({ ok: false, problem: "product-closed" });
    noLaunch(paths());
  });

  test.each([
    ["takes a time-out", { "player/access/details": { accountStatus: "TIMEOUT" } }],
    ["has excluded themselves", { "player/access/details": { accountStatus: "SELF_EXCLUDED" } }],
  ])("when the player %s", async (_what, change) => {
    const { http, paths } = fakePlatform(change);
    expect(await openGame(http, real)).toMatchObject({ ok: false, problem: "not-allowed" });
    noLaunch(paths());
  });

  test.each([
    ["casino", "casinoGames", "relax"],
    ["liveCasino", "liveCasinoGames", "evolution"],
  ] as const)(
    "of the product %s, whose flag is off, while the other's flag decides nothing [ROUTE-526, ROUTE-531]",
    async (product, type, provider) => {
      const game = { ...real.game, type, provider, slug: null };
      const { http, paths } = fakePlatform({ "player/profile": { ...profile, [product]: false } });
      expect(await openGame(http, { ...real, game })).toMatchObject({ ok: false, problem: "product-closed" });
      noLaunch(paths());
      const other = product === "casino" ? "liveCasino" : "casino";
      const open = fakePlatform({ "player/profile": { ...profile, [other]: false } });
      expect(await openGame(open.http, { ...real, game })).toMatchObject({ ok: true });
    },
  );

  test("when the session is suspended in another brand", async () => {
    const { http, paths } = fakePlatform();
    expect(await openGame(http, { ...real, player: { ...player, multibrand: { suspended: true } } })).toMatchObject({
      problem: "product-closed",
    });
    noLaunch(paths());
  });

  test.each([
    ["demo", "FI", "SE", null],
    ["demo", "SE", "FI", "blocked-country"],
    ["real", "FI", "FI", null],
    ["real", "SE", "FI", "blocked-country"],
    ["real", "SE", "SE", "blocked-country"],
    ["real", "FI", "SE", "blocked-account-country"],
  ] as const)(
    "when the provider is closed where one is or to the account, the stricter of both, with its own reason: %s from %s with an account of %s [LOBBY-508]",
    async (mode, country, countryCode, problem) => {
      const { http, paths } = fakePlatform({ "player/profile": { ...profile, countryCode } });
      const client = { ...input.client, country };
      const opened = await openGame(http, { ...input, player: mode === "real" ? player : null, client });
      expect(opened).toMatchObject(problem ? { problem } : { ok: true });
      if (problem) noLaunch(paths());
    },
  );

  test("when a demo is opened by a player whose account is of a country where the provider is closed [LOBBY-508]", async () => {
    const { http, paths } = fakePlatform();
    const demoFor = (countryCode: string) => openGame(http, { ...input, demoFor: { ...player, countryCode } });
    expect(await demoFor("SE")).toMatchObject({ problem: "blocked-account-country" });
    noLaunch(paths());
    expect(await demoFor("FI")).toMatchObject({ ok: true });
  });

  describe("where a provider is open only to players with money [GAME-539, GAME-541]", () => {
    const gem = { ...input.game, provider: "pragmaticplay" } as const;
    const inLL: LaunchInput = { ...input, game: gem, rules: launchRules("LL", "pragmaticplay", "slots") };
    const wallet = (main: string) => ({ balanceMap: { main: [{ cash: main }] }, currency: "EUR", version: 1 });

    test("to a visitor", async () => {
      const { http, paths } = fakePlatform();
      expect(await openGame(http, inLL)).toMatchObject({ ok: false, problem: "money-needed" });
      noLaunch(paths());
    });

    test.each([
      ["no wallet", new HttpError(404), "money-needed"],
      ["a debt", wallet("-0.01"), "money-needed"],
      ["nothing", wallet("0.00"), "money-needed"],
      ["the least of money", wallet("0.01"), null],
    ])("to a player with %s", async (_what, balance, problem) => {
      queryClient.clear();
      dispatchSession({ type: "signed-in", player });
      const { http, paths } = fakePlatform({ "player/wallet/balance": balance });
      const opened = await openGame(http, { ...inLL, player });
      expect(opened).toMatchObject(problem ? { ok: false, problem } : { ok: true });
      if (problem) noLaunch(paths());
    });

    test("to a player whose balance cannot be read, and it does not show 0.00", async () => {
      queryClient.clear();
      const { http, paths } = fakePlatform({ "player/wallet/balance": new Unreachable("network", "x") });
      const opened = await openGame(http, { ...inLL, player });
      expect(opened).toMatchObject({ ok: false, problem: "profile-unreadable" });
      noLaunch(paths());
    });

    test("but no balance is required elsewhere, or for another provider", async () => {
      const elsewhere = { ...inLL, rules: launchRules("FI", "pragmaticplay", "slots") };
      const relax = { ...inLL, game: input.game, rules: launchRules("LL", "relax", "slots") };
      for (const who of [null, player])
        for (const each of [elsewhere, relax]) {
          const { http, paths } = fakePlatform();
          expect(await openGame(http, { ...each, player: who })).toMatchObject({ ok: true });
          expect(paths()).not.toContain("player/wallet/balance");
        }
    });

    test("and a launch that was given up while the balance was read is thrown", async () => {
      const stop = new AbortController();
      const { http } = fakePlatform({ "player/wallet/balance": new Unreachable("network", "x") });
      const given: Http = {
        ...http,
        get(path, schema, options) {
          if (path === "player/wallet/balance") stop.abort();
          return http.get(path, schema, options);
        },
      };
      await expect(openGame(given, { ...inLL, player }, stop.signal)).rejects.toThrow("aborted");
    });
  });

  test("in demo mode for a live game, whatever the page believed it is [LIVE-507]", async () => {
    const live = { data: { gameDetail: { _type: "liveCasinoGames", gameId: "7" } } };
    const { http, paths } = fakePlatform({ "game/slug/demo": live });
    expect(await openGame(http, input)).toMatchObject({ ok: false, problem: "no-demo" });
    expect(paths()).toEqual(["game/slug/demo"]);
  });
});

describe("the frame is told what the policy asks, at the provider's own address as at a launcher's", () => {
  const rulesIn = (opened: LaunchResult) => {
    const { searchParams } = new URL(opened.ok ? opened.address.url : "refused:");
    return { minround: searchParams.get("minround"), belowstake: searchParams.get("belowstake") };
  };
  const globally = { rules: launchRules("UN", "relax", "slots") };
  const [here, ready] = [input.game, { ...input.game, provider: "pragmaticplay" } as const];

  test.each([
    ["a launcher", here],
    ["an address of the provider", ready],
  ])("by %s of a market with rules of its own", async (_what, game) => {
    const inBritain = { ...real, game, rules: launchRules("GB", game.provider, "slots") };
    const opened = await openGame(fakePlatform().http, inBritain);
    expect(rulesIn(opened)).toEqual({ minround: "2500", belowstake: "plain" });
    expect(opened.ok && opened.address.url).toMatch(game === ready ? /[?&]token=t&/ : /[?&]ticket=real-ticket&/);
  });

  test("by the country and the province of the account, wherever its player is", async () => {
    const of = (countryCode: string, provinceCode: string | null) =>
      fakePlatform({ "player/profile": { ...profile, countryCode, provinceCode } }).http;
    expect(rulesIn(await openGame(of("DE", null), { ...real, ...globally }))).toMatchObject({ minround: "5000" });
    expect(rulesIn(await openGame(of("CA", "ON"), { ...real, ...globally }))).toMatchObject({ minround: "2500" });
    expect(rulesIn(await openGame(of("CA", "AB"), { ...real, ...globally }))).toMatchObject({ minround: null });
  });

  test("by the country and the province where a visitor is", async () => {
    const from = async (country: string, province: string) =>
      rulesIn(
        await openGame(fakePlatform().http, {
          ...input,
          ...globally,
          client: { ...input.client, country, province },
        }),
      );
    expect(await from("CA", "ON")).toMatchObject({ minround: "2500" });
    expect(await from("CA", "AB")).toMatchObject({ minround: null });
  });
});

test("a demo is closed by the policy of the account's home too, wherever its player is", async () => {
  const { http, paths } = fakePlatform({ "player/profile": { ...profile, countryCode: "DE" } });
  const rules = launchRules("UN", "relax", "slots");
  const demoFor = (countryCode: string) => openGame(http, { ...input, rules, demoFor: { ...player, countryCode } });
  expect(await demoFor("DE")).toMatchObject({ ok: false });
  expect(paths().filter((path) => path.startsWith("game/"))).toEqual([]);
  expect(await demoFor("FI")).toMatchObject({ ok: true });
});

describe("a failed launch", () => {
  test.each([{ data: { gameDetail: null } }, { data: null }, {}, { data: {} }])(
    "without game data in %j has its own problem [GAME-514]",
    async (response) => {
      const opened = await openGame(fakePlatform({ "game/slug/demo": response }).http, input);
      expect(opened).toEqual({ ok: false, problem: "not-found", detail: "No game data returned" });
    },
  );

  test("reads the game from data.gameDetail, with type and id, and nothing else [GAME-510]", async () => {
    for (const gameDetail of [{ gameId: "x" }, { _type: "casinoGames" }, { _type: "else", gameId: "x" }])
      expect(await openGame(fakePlatform({ "game/slug/demo": { data: { gameDetail } } }).http, input)).toMatchObject({
        ok: false,
        problem: "unreachable",
      });
  });

  test.each([
    ["real", 400, "refused-player"],
    ["real", 500, "unreachable"],
    ["demo", 400, "unreachable"],
  ] as const)(
    "an authentication of the live casino (%s) that ends with %i is the problem %s [GAME-526]",
    async (mode, status, problem) => {
      const path = `evolution/user/authenticate${mode === "demo" ? "/demo" : ""}`;
      const { http } = fakePlatform({ [path]: new HttpError(status) });
      const game = { ...input.game, provider: "evolution", slug: null } as const;
      expect(await openGame(http, { ...(mode === "real" ? real : input), game })).toMatchObject({ problem });
    },
  );

  test("of the live casino whose play session ends with 400 is no refused authentication [GAME-526]", async () => {
    const { http } = fakePlatform({ "player/play-session": new HttpError(400) });
    const game = { ...input.game, provider: "evolution", slug: null } as const;
    expect(await openGame(http, { ...real, game })).toMatchObject({ problem: "unreachable" });
  });

  test("a refused real launch of another provider has the normal error state alone [GAME-526]", async () => {
    const { http } = fakePlatform({ "game/session/ticket": new HttpError(400) });
    expect(await openGame(http, real)).toMatchObject({ problem: "unreachable" });
  });

  test.each([
    [new HttpError(403, { code: "error.country.blocked" }), "blocked-country"],
    [new HttpError(403, { code: "error.game.no_demo" }), "no-demo"],
    [new HttpError(403, { code: "error.player.timeout" }), "not-allowed"],
    [new HttpError(404, { code: "error.game.not_found" }), "not-found"],
    [new HttpError(404, { code: "error.wallet.not_found" }), "money-needed"],
    [new HttpError(500), "unreachable"],
    [new Unreachable("network", "x"), "unreachable"],
    [new InvalidResponse("game/session/ticket", 200, "broken JSON"), "unreachable"],
  ])("for %o is reported as %s", async (error, problem) => {
    const { http } = fakePlatform({ "game/session/ticket/demo": error });
    expect(await openGame(http, input)).toMatchObject({ ok: false, problem });
  });

  test.each([["https://evil.example/pragmaticplay/play"], ["https://casino.example/en-UN"], ["javascript:alert(1)"]])(
    "leads to no frame of %s",
    async (gameURL) => {
      const { http } = fakePlatform({ "pragmatic/partner/demoGameUrl": { gameURL } });
      const opened = await openGame(http, { ...input, game: { ...input.game, provider: "pragmaticplay" } });
      expect(opened.ok).toBe(false);
    },
  );

  test("leads to no frame when the provider's launcher is not configured", async () => {
    expect(await openGame(fakePlatform().http, { ...input, launcher: undefined })).toMatchObject({
      problem: "bad-address",
    });
  });

  test.each([
    ["a status", new HttpError(502), "502"],
    [
      "a code",
      new HttpError(500, { code: "error.studio.closed", message: "The studio is closed." }),
      "error.studio.closed",
    ],
    [
      "no response",
      new Unreachable("deadline", "http://platform.test/v1/game/session/ticket?a=b"),
      "/v1/game/session/ticket",
    ],
    ["a wrong response", new InvalidResponse("game/session/ticket", 200, "broken JSON"), "game/session/ticket"],
    ["an exception", new TypeError("undefined is not a function"), null],
  ])(
    "of the provider's call with %s has a reference in no language and without a host",
    async (_what, error, detail) => {
      const { http } = fakePlatform({ "game/session/ticket/demo": error });
      expect(await openGame(http, input)).toEqual({ ok: false, problem: "unreachable", detail });
    },
  );

  test("of the lookup has the response's message, else the error's own [GAME-515]", async () => {
    const detailOf = async (error: Error) =>
      openGame(fakePlatform({ "game/slug/demo": error }).http, input).then((opened) => !opened.ok && opened.detail);
    expect(await detailOf(new HttpError(500, { message: "The studio is closed." }))).toBe("The studio is closed.");
    expect(await detailOf(new Unreachable("network", "http://a.test/b"))).toBe(
      "No response from http://a.test/b (network)",
    );
  });

  test("is shown with the response's message, else the error's, else as unknown [GAME-515]", () => {
    expect(lookupText(new HttpError(500, { message: "The studio is closed." }))).toBe("The studio is closed.");
    expect(lookupText(new Error("No game data returned"))).toBe("No game data returned");
    expect(lookupText(new HttpError(500))).toBe("Unknown error");
    expect(lookupText("what")).toBe("Unknown error");
  });
});

test("a launch that the page aborted is thrown, not reported", async () => {
  const stop = new AbortController();
  stop.abort();
  await expect(openGame(fakePlatform().http, input, stop.signal)).rejects.toThrow();
  await expect(openGame(fakePlatform().http, real, stop.signal)).rejects.toThrow();
});
