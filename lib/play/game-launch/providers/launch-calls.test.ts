import { describe, expect, test } from "vitest";
import { Environment } from "@/lib/config/environment";
import { needsLogin, openingProvider, type Provider, providerFacts, providers } from "@/lib/play/catalogue/providers";
import { LaunchResponse } from "@/lib/play/game-launch/schema";
import { launchJurisdictions } from "./jurisdiction";
import { type LaunchContext, launchDevice, type Mode } from "./launch-call";
import { adapters, gameToken } from "./launch-calls";
import { launchUrl, parseLaunchResponse } from "./launch-response";

const lobbyUrl = "https://casino.example/fi-FI/online-casino?a=1&b=2";
const depositUrl = "https://casino.example/fi-FI/deposit";
const demo: LaunchContext = {
  mode: "demo",
  gameId: "neon drift&x=1",
  tableId: "table-7",
  gameCategory: "roulette",
  playerId: null,
  country: "FI",
  currentCountry: "NO",
  ip: "192.0.2.7",
  language: "fi",
  locale: "fi-FI",
  currency: "EUR",
  device: { platform: "mobile", channel: "mobile" },
  lobbyUrl,
  depositUrl,
  partnerId: 77,
  brand: "halcyon",
  jurisdictions: { ticket: "MT", token: "MT", address: "MT" },
  requireNew: false,
  frameRules: {},
};
const real: LaunchContext = { ...demo, mode: "real", playerId: "P1" };

const ticket = { gameId: demo.gameId, channel: "mobile", partner: 77, jurisdiction: "MT" };
const pariplay = {
  GameCode: demo.gameId,
  CurrencyCode: "EUR",
  LanguageCode: "fi",
  PlayerIP: "192.0.2.7",
  CountryCode: "FI",
};
const softswiss = {
  game: demo.gameId,
  currency: "EUR",
  locale: "fi-FI",
  ip: "192.0.2.7",
  urls: { return: lobbyUrl, deposit: depositUrl },
  jurisdiction: "MT",
  client_type: "mobile",
  playerCurrentCountryCode: "NO",
};
const pragmatic = {
  symbol: demo.gameId,
  language: "fi",
  currency: "EUR",
  platform: "MOBILE",
  stylename: "halcyon",
  lobbyUrl,
  jurisdiction: "MT",
};
const evolution = {
  gameCategory: "roulette",
  tableId: "table-7",
  wrapped: true,
  mobile: true,
  lobbyURL: "https%3A%2F%2Fcasino.example%2Ffi-FI%2Fonline-casino%3Fa%3D1%26b%3D2",
};
const novomatic = {
  country: "FI",
  gameId: demo.gameId,
  ip: "192.0.2.7",
  lobbyUrl,
  locale: "fi-FI",
  platform: "mobile",
};

type Row = readonly [provider: Provider, rows: string, mode: Mode, path: string, body: object];

/** Every launch call with its whole body: a key more or less fails. */
const calls: readonly Row[] = [
  ["relax", "[GAME-518]", "demo", "game/session/ticket/demo", ticket],
  ["relax", "[GAME-518]", "real", "game/session/ticket", ticket],
  ["trifecta", "[GAME-518, ROUTE-555]", "demo", "game/session/ticket/demo", ticket],
  ["trifecta", "[GAME-518, ROUTE-527]", "real", "game/session/ticket", ticket],
  ["octoplay", "[GAME-518]", "demo", "game/session/ticket/demo", ticket],
  ["octoplay", "[GAME-518]", "real", "game/session/ticket", ticket],
  [
    "quickspin",
    "[GAME-522, GAME-524]",
    "real",
    "game/token/casino",
    { gameId: demo.gameId, channel: "mobile", isQuickSpin: true },
  ],
  ["playngo", "[GAME-524, GAME-533]", "real", "playngo/auth/token_generation", {}],
  ["creedroomz", "[GAME-524]", "real", "creedroomz/token/generate", { ipAddress: "192.0.2.7" }],
  ["yggdrasil", "[GAME-535]", "real", "yggdrasil/player/auth/session", {}],
  ["pariplay", "[GAME-531]", "demo", "pariplay/context/demo", pariplay],
  ["pariplay", "[GAME-531]", "real", "pariplay/context/real", pariplay],
  ["softswiss", "[GAME-532]", "demo", "softswiss/context/demo", softswiss],
  ["softswiss", "[GAME-532]", "real", "softswiss/context/real", softswiss],
  ["pragmaticplay", "[GAME-530]", "demo", "pragmatic/partner/demoGameUrl", pragmatic],
  ["pragmaticplay", "[GAME-530]", "real", "pragmatic/partner/realGameUrl", pragmatic],
  [
    "evolution",
    "[GAME-528]",
    "demo",
    "evolution/user/authenticate/demo",
    { ...evolution, currency: "EUR", language: "fi" },
  ],
  ["evolution", "[GAME-525]", "real", "evolution/user/authenticate", { ...evolution, ipAddress: "192.0.2.7" }],
  ["novomatic", "[GAME-529]", "demo", "novomatic/game/url/demo", { ...novomatic, currency: "EUR" }],
  ["novomatic", "[GAME-529, GAME-502]", "real", "novomatic/game/url", { ...novomatic, playerId: "P1" }],
];

test.each(calls)("%s opens by the specified call %s (%s)", (provider, _rows, mode, path, body) => {
  const request = adapters[provider](mode === "demo" ? demo : real);
  expect([request.endpoint.method, request.endpoint.path, request.body]).toEqual(["post", path, body]);
});

test("every provider has a real call, and a demo call where the specification lists one [GAME-504]", () => {
  const withCall = (mode: Mode) =>
    providers.filter((each) => calls.some((call) => call[0] === each && call[2] === mode));
  expect(withCall("real")).toEqual([...providers]);
  expect(withCall("demo")).toEqual(providers.filter((each) => providerFacts[each].hasDemo));
});

test("playngo requires a new session only when configured [GAME-533]", () => {
  expect(adapters.playngo({ ...real, requireNew: true }).body).toEqual({ requireNew: true });
});

test("the token of the specification names game, channel, partner and MT", () => {
  const { endpoint, body } = gameToken(real);
  expect([endpoint.path, body]).toEqual(["game/token", ticket]);
});

test("a ticket names the jurisdiction of its studio, in a demo too [GAME-518, GAME-519]", () => {
  const jurisdictions = { ticket: "CC", token: "MT", address: "MT" } as const;
  for (const context of [real, demo])
    expect(adapters.relax({ ...context, jurisdictions }).body).toEqual({ ...ticket, jurisdiction: "CC" });
});

test("a desktop is named in each provider's own way", () => {
  const desktop: LaunchContext = { ...real, device: { platform: "desktop", channel: "web" } };
  expect(adapters.relax(desktop).body).toMatchObject({ channel: "web" });
  expect(adapters.pragmaticplay(desktop).body).toMatchObject({ platform: "WEB" });
  expect(adapters.evolution(desktop).body).toMatchObject({ mobile: false });
  expect(adapters.softswiss(desktop).body).toMatchObject({ client_type: "desktop" });
  expect(adapters.novomatic(desktop).body).toMatchObject({ platform: "desktop" });
});

describe("the response of a launch call", () => {
  test.each([
    [{ Url: "https://games.example/a" }, "url"],
    [{ launch_options: { game_url: "https://games.example/a", strategy: "iframe" } }, "url"],
    [{ gameURL: "https://games.example/a" }, "url"],
    [{ url: "https://games.example/a" }, "url"],
    [{ gameUrl: "https://games.example/a" }, "url"],
    [{ token: "t" }, "token"],
    [{ ticket: "t" }, "ticket"],
    [{ data: { sessionId: "t" } }, "sessionId"],
    [{ ticket: "", Url: null, data: null, launch_options: null, token: "t" }, "token"],
  ])("is read in every spelling, whichever provider it is of: %j [GAME-507, GAME-536, GAME-537]", (response, kind) => {
    const value = kind === "url" ? "https://games.example/a" : "t";
    expect(parseLaunchResponse(LaunchResponse.parse(response))).toEqual({ kind, value });
  });

  test.each([{}, null, undefined, { ticket: "" }, { token: 7 }, { data: {} }, { launch_options: {} }, { uRL: "x" }])(
    "that opens nothing is no game data: %j [GAME-537]",
    (response) => {
      expect(() => parseLaunchResponse(LaunchResponse.parse(response))).toThrow("No game data returned");
    },
  );

  const launcher = "https://games.example/relax/launcher?skin=dark";
  test.each(["ticket", "token", "sessionId"] as const)("a %s is put into the launcher's address", (kind) => {
    const url = new URL(launchUrl({ kind, value: "t&mode=real" }, demo, launcher) ?? "");
    expect(Object.fromEntries(url.searchParams)).toEqual({
      skin: "dark",
      gameid: "neon drift&x=1",
      [kind]: "t&mode=real",
      mode: "fun",
      lang: "fi",
      currency: "EUR",
      channel: "mobile",
      homeurl: lobbyUrl,
    });
  });

  test("the wage mode is real for a player and fun for everyone else [GAME-503]", () => {
    const modeOf = (context: LaunchContext) =>
      new URL(launchUrl({ kind: "ticket", value: "t" }, context, launcher) ?? "").searchParams.get("mode");
    expect([modeOf(real), modeOf(demo)]).toEqual(["real", "fun"]);
  });

  test("makes no address without a launcher, or of what is no address", () => {
    expect(launchUrl({ kind: "ticket", value: "t" }, demo, undefined)).toBeNull();
    expect(launchUrl({ kind: "ticket", value: "t" }, demo, "no address")).toBeNull();
    expect(launchUrl({ kind: "url", value: "no address" }, demo, launcher)).toBeNull();
  });
});

describe("the jurisdiction of a launch", () => {
  const none = { ccStudios: [], byMarket: {} };

  test("is MT for every call while nothing is configured, in a demo too [GAME-519, GAME-520]", () => {
    for (const market of ["UN", "LL", "GG"] as const)
      for (const studio of [null, "", "nightjar", "cc"])
        expect(launchJurisdictions(market, studio, none)).toEqual({ ticket: "MT", token: "MT", address: "MT" });
  });

  test.each([
    ["nightjar", "CC"],
    ["night", "MT"],
    ["the-nightjar", "MT"],
    [null, "MT"],
  ] as const)("is CC for tickets of the configured studios alone: %s has %s [GAME-519]", (studio, expected) => {
    const { ticket, token, address } = launchJurisdictions("UN", studio, { ...none, ccStudios: ["nightj"] });
    expect([ticket, token, address]).toEqual([expected, "MT", "MT"]);
  });

  test("is a market's own where it is configured, for the calls that may name any", () => {
    const byMarket = { LL: "CW" };
    expect(launchJurisdictions("LL", null, { ...none, byMarket })).toEqual({
      ticket: "MT",
      token: "MT",
      address: "CW",
    });
    expect(launchJurisdictions("FI", null, { ...none, byMarket }).address).toBe("MT");
  });
});

test("players alone open live games and the games of providers without a demo call [ROUTE-054, ROUTE-533, ROUTE-534, GAME-504]", () => {
  const closed = (byLogin: readonly string[]) =>
    providers.filter((provider) => needsLogin(provider, "casinoGames", byLogin));
  const byDefault = Environment.shape.LOGIN_PROVIDERS.parse(undefined);
  expect(byDefault).toEqual(["creedroomz", "yggdrasil", "playngo"]);
  expect(closed(byDefault)).toEqual(["playngo", "quickspin", "yggdrasil", "creedroomz"]);
  expect(closed(Environment.shape.LOGIN_PROVIDERS.parse("relax, playngo"))).toContain("relax");
  // Nothing can be opened where there is no demo call, listed or not.
  expect(closed([])).toEqual(["playngo", "quickspin", "yggdrasil", "creedroomz"]);
  for (const provider of providers) expect(needsLogin(provider, "liveCasinoGames", [])).toBe(true);
});

test("a tablet launches as mobile, a desktop as desktop and web [GAME-546]", () => {
  expect(launchDevice("mobile")).toEqual({ platform: "mobile", channel: "mobile" });
  expect(launchDevice("tablet")).toEqual({ platform: "mobile", channel: "mobile" });
  expect(launchDevice("desktop")).toEqual({ platform: "desktop", channel: "web" });
});

test("games that have no frame here have no provider: live games, providers that nobody knows", () => {
  const slot = { type: "casinoGames", provider: "relax" } as const;
  for (const provider of providers)
    expect(openingProvider({ ...slot, provider })).toBe(provider === "creedroomz" ? null : provider);
  expect(openingProvider({ ...slot, type: "liveCasinoGames" })).toBeNull();
  for (const provider of ["netent", "constructor", "", "RELAX"])
    expect(openingProvider({ ...slot, provider })).toBeNull();
});
