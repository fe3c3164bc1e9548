import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, inject, test } from "vitest";
import { createHttp } from "@/lib/core/http/http";
import { type Provider, providers } from "@/lib/play/catalogue/providers";
import { openGame } from "@/lib/play/game-launch/launch/open-game";
import type { Mode } from "@/lib/play/game-launch/providers/launch-call";
import { platformHeaders } from "@/lib/session/platform/platform-headers";
import { depositUrl, inputFor, lobbyUrl, readGames } from "../../support/launches";
import { newPlayer, signIn } from "../sandbox/world";

const origins = inject("sandbox");
const games = await readGames(origins);

interface Sent {
  method: string;
  path: string;
  headers: Readonly<Record<string, unknown>>;
  body: unknown;
}

/** The sandbox's platform, behind a hop that notes what passes. `instead`: a response that never comes from the sandbox. */
async function listenIn(instead: Readonly<Record<string, object>> = {}) {
  const sent: Sent[] = [];
  const server = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request) body += chunk;
    const { method = "", url = "", headers } = request;
    sent.push({ method, path: url, headers, body: body === "" ? undefined : JSON.parse(body) });
    response.setHeader("content-type", "application/json");
    const own = instead[url];
    if (own) return void response.end(JSON.stringify(own));
    const received = await fetch(origins.platform + url, {
      method,
      headers: {
        "content-type": "application/json",
        ...(headers.authorization && { authorization: headers.authorization }),
        sitecontext: String(headers.sitecontext),
      },
      ...(body && { body }),
    });
    response.writeHead(received.status).end(await received.text());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return { sent, baseUrl: `http://127.0.0.1:${port}/v1`, close: () => server.close() };
}

/** Launches a game of the provider as its page does. Returns what the platform was sent of it, the lookup and the profile apart. */
async function launch(provider: Provider, mode: Mode, instead?: Readonly<Record<string, object>>) {
  const hop = await listenIn(instead);
  const { idToken } = await signIn(await newPlayer());
  const http = createHttp({
    baseUrl: hop.baseUrl,
    headers: () => platformHeaders({ siteId: 2, idToken: mode === "real" ? idToken : undefined }),
    deadlineMs: 10_000,
    bodyCapBytes: 100_000,
  });
  const type = provider === "creedroomz" ? "liveCasinoGames" : "casinoGames";
  const game = games.find((each) => each.provider === provider && each.type === type);
  if (!game) throw new Error(`No game of ${provider}.`);
  const result = await openGame(http, inputFor(origins, mode, game));
  hop.close();
  const calls = hop.sent.filter(({ path }) => !/\/v1\/(game\/slug|player)/.test(path));
  return { game, result, calls, authorization: mode === "real" ? `Bearer ${idToken}` : undefined };
}

const ip = "192.0.2.7";

/** The call of each provider as the specification spells it: path, and body with its exact keys. */
const calls: readonly [rows: string, Provider, Mode, string, (gameId: string) => object][] = [
  ["[GAME-522]", "quickspin", "real", "game/token/casino", (gameId) => ({ gameId, channel: "web", isQuickSpin: true })],
  ["[GAME-533]", "playngo", "real", "playngo/auth/token_generation", () => ({ requireNew: true })],
  ["[GAME-534]", "creedroomz", "real", "creedroomz/token/generate", () => ({ ipAddress: ip })],
  ["[GAME-535]", "yggdrasil", "real", "yggdrasil/player/auth/session", () => ({})],
  ...(["demo", "real"] as const).flatMap((mode): [string, Provider, Mode, string, (gameId: string) => object][] => [
    [
      "[GAME-531]",
      "pariplay",
      mode,
      `pariplay/context/${mode}`,
      (gameId) => ({ GameCode: gameId, CurrencyCode: "EUR", LanguageCode: "fi", PlayerIP: ip, CountryCode: "FI" }),
    ],
    [
      "[GAME-532]",
      "softswiss",
      mode,
      `softswiss/context/${mode}`,
      (gameId) => ({
        game: gameId,
        currency: "EUR",
        locale: "fi-FI",
        ip,
        urls: { return: lobbyUrl, deposit: depositUrl },
        jurisdiction: "MT",
        client_type: "desktop",
        playerCurrentCountryCode: "FI",
      }),
    ],
    [
      "[GAME-529]",
      "novomatic",
      mode,
      mode === "demo" ? "novomatic/game/url/demo" : "novomatic/game/url",
      (gameId) => ({
        country: "FI",
        gameId,
        ip,
        lobbyUrl,
        locale: "fi-FI",
        platform: "desktop",
        ...(mode === "demo" ? { currency: "EUR" } : { playerId: "P1" }),
      }),
    ],
    [
      "[GAME-530]",
      "pragmaticplay",
      mode,
      `pragmatic/partner/${mode}GameUrl`,
      (gameId) => ({
        symbol: gameId,
        language: "fi",
        currency: "EUR",
        platform: "WEB",
        stylename: "greenroom",
        lobbyUrl,
        jurisdiction: "MT",
      }),
    ],
  ]),
];

describe.each(calls)("%s a launch of %s (%s)", (_row, provider, mode, path, bodyOf) => {
  test(`is one POST of ${path}, with exactly the specified body, and opens the game`, async () => {
    const { game, result, calls: sent, authorization } = await launch(provider, mode);
    expect(sent).toEqual([
      {
        method: "POST",
        path: `/v1/${path}`,
        headers: expect.objectContaining({ sitecontext: '{"siteId":2}', "content-type": "application/json" }),
        body: bodyOf(game.gameId),
      },
    ]);
    expect(sent[0]?.headers.authorization).toBe(authorization);
    expect(result).toMatchObject({ ok: true, address: { origin: origins.frames } });
    if (result.ok) expect((await fetch(result.address.url)).status).toBe(200);
  });
});

test.each(providers)("every call that launches a game of %s for real names the site [GAME-517]", async (provider) => {
  const { result, calls: sent } = await launch(provider, "real");
  expect(result).toMatchObject({ ok: true });
  expect(sent.length).toBeGreaterThan(0);
  for (const { path, headers } of sent) expect(headers.sitecontext, path).toBe('{"siteId":2}');
});

describe("the token of a game", () => {
  const own = {
    quickspin: "/v1/game/token/casino",
    playngo: "/v1/playngo/auth/token_generation",
    creedroomz: "/v1/creedroomz/token/generate",
  } as const;

  test.each(["playngo", "creedroomz", "quickspin"] as const)(
    "opens a game of %s, a token provider, whose own call gives none [GAME-521, GAME-523, GAME-524]",
    async (provider) => {
      const { game, result, calls: sent } = await launch(provider, "real", { [own[provider]]: {} });
      const channel = "web";
      expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual([
        `POST ${own[provider]}`,
        "POST /v1/game/token",
      ]);
      expect(sent[1]?.body).toEqual({ gameId: game.gameId, channel, partner: 1247, jurisdiction: "MT" });
      expect(result).toMatchObject({ ok: true, address: { url: expect.stringMatching(/[?&]token=[^&]/) } });
    },
  );

  test.each(["relax", "yggdrasil", "trifecta"] as const)(
    "opens no game of %s: no token provider [GAME-524]",
    async (provider) => {
      const path = provider === "yggdrasil" ? "/v1/yggdrasil/player/auth/session" : "/v1/game/session/ticket";
      const { result, calls: sent } = await launch(provider, "real", { [path]: {} });
      expect(sent.map((call) => call.path)).toEqual([path]);
      expect(result).toMatchObject({ ok: false, problem: "not-found", detail: "No game data returned" });
    },
  );
});
