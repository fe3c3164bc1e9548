import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, inject, test } from "vitest";
import { createHttp } from "@/lib/core/http";
import type { Device, Mode } from "@/lib/play/game-launch/adapter";
import { getPragmaticUrl, getSessionTicket, lookUpGame } from "@/lib/play/game-launch/api";
import { type LaunchInput, openGame } from "@/lib/play/game-launch/open-game";
import type { Provider } from "@/lib/play/game-launch/registry";
import type { Player } from "@/lib/session/state";
import { control, newPlayer, platformAs } from "../sandbox/world";

const origins = inject("sandbox");
const desktop: Device = { platform: "desktop", channel: "web" };

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
const ticket = { gameId: "neondrift", channel: "web", partner: 1247, jurisdiction: "MT" } as const;
const pragmatic = {
  symbol: "vs20gemharbour",
  language: "fi",
  currency: "EUR",
  platform: "WEB",
  stylename: "greenroom",
  lobbyUrl: "http://localhost:3000/fi-FI/online-casino",
  jurisdiction: "MT",
} as const;

/** Whose account it is, the token of each caller says. */
const player = { playerId: "P1", multibrand: { suspended: false } } as Player;

function inputFor(mode: Mode, provider: Provider, slug: string): LaunchInput {
  return {
    player: mode === "real" ? player : null,
    game: { slug, provider, studio: null, restrictedCountries: [] },
    locale: { segment: "fi-FI", apiLanguage: "fi" },
    device: desktop,
    client: { country: "FI", currency: "EUR", address: "192.0.2.7" },
    jurisdiction: "FI",
    lobbyUrl: pragmatic.lobbyUrl,
    brand: "greenroom",
    partnerId: 1247,
    launcher: `${origins.frames}/relax/launcher`,
    frameOrigins: [origins.frames],
    ownOrigin: "http://localhost:3000",
  };
}

describe("the calls, as the sandbox answers them", () => {
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
    const asked = lookUpGame(platformAs(), "demo", { ...lookup, slug: "no-such-game" });
    await expect(asked).rejects.toThrow("No game data returned");
  });

  test("a ticket is given in both variants, to a visitor for the demo only [GAME-518]", async () => {
    const { http } = await newPlayer();
    expect(await getSessionTicket(platformAs(), "demo", ticket)).toMatch(/^[\w-]{20,}$/);
    expect(await getSessionTicket(http, "real", ticket)).toMatch(/^[\w-]{20,}$/);
    await expect(getSessionTicket(platformAs(), "real", ticket)).rejects.toMatchObject({ status: 401 });
  });

  test("a pragmaticplay address is given in both variants, as gameURL [GAME-530]", async () => {
    const { http } = await newPlayer();
    for (const url of [
      await getPragmaticUrl(platformAs(), "demo", pragmatic),
      await getPragmaticUrl(http, "real", pragmatic),
    ])
      expect(url).toContain(`${origins.frames}/pragmaticplay/`);
    await expect(getPragmaticUrl(platformAs(), "real", pragmatic)).rejects.toMatchObject({ status: 401 });
  });
});

/** A platform that remembers what it was sent. */
async function recorder(answer: object) {
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
    response.setHeader("content-type", "application/json").end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  const http = createHttp({
    baseUrl: `http://127.0.0.1:${port}/v1`,
    headers: () => ({ SiteContext: '{"siteId":2}' }),
    deadlineMs: 5_000,
    bodyCapBytes: 10_000,
  });
  return { http, seen, close: () => server.close() };
}

describe("what goes over the wire", () => {
  const answer = {
    data: { gameDetail: { _type: "casinoGames", gameId: "vs20gemharbour" } },
    ticket: "t",
    gameURL: `${origins.frames}/pragmaticplay/play?token=t`,
  };

  test("the lookup's body has exactly the nine keys [GAME-512]", async () => {
    const { http, seen, close } = await recorder(answer);
    await openGame(http, inputFor("demo", "relax", "neon-drift"));
    close();
    expect(seen[0]).toMatchObject({
      path: "/v1/game/slug/demo",
      keys: "countryCode currency enabled ip language locale platform playerCountryCode slug".split(" "),
      body: lookup,
    });
  });

  test("the ticket's body has game, channel, partner and jurisdiction, from the launch of a relax game [GAME-518]", async () => {
    const { http, seen, close } = await recorder(answer);
    await openGame(http, inputFor("demo", "relax", "neon-drift"));
    close();
    expect(seen[1]).toMatchObject({
      path: "/v1/game/session/ticket/demo",
      keys: ["channel", "gameId", "jurisdiction", "partner"],
      body: { gameId: "vs20gemharbour", channel: "web", partner: 1247, jurisdiction: "MT" },
    });
  });

  test("a pragmaticplay body has its seven keys [GAME-530]", async () => {
    const { http, seen, close } = await recorder(answer);
    await openGame(http, inputFor("demo", "pragmaticplay", "gem-harbour"));
    close();
    expect(seen[1]).toMatchObject({
      path: "/v1/pragmatic/partner/demoGameUrl",
      keys: ["currency", "jurisdiction", "language", "lobbyUrl", "platform", "stylename", "symbol"],
      body: pragmatic,
    });
  });

  test("every launch call carries the site context [GAME-517]", async () => {
    const { http, seen, close } = await recorder(answer);
    await openGame(http, inputFor("demo", "relax", "neon-drift"));
    await openGame(http, inputFor("demo", "pragmaticplay", "gem-harbour"));
    close();
    expect(seen.map(({ siteContext }) => siteContext)).toEqual(Array(4).fill('{"siteId":2}'));
  });
});

describe("a whole launch against the sandbox", () => {
  const games = [
    ["relax", "neon-drift"],
    ["pragmaticplay", "gem-harbour"],
  ] as const;

  test.each(games)(
    "leads a visitor into a demo of %s, and a player into the real game [GAME-502]",
    async (provider, slug) => {
      const { playerId, http } = await newPlayer({ balance: "25.00" });
      for (const [mode, caller] of [
        ["demo", platformAs()],
        ["real", http],
      ] as const) {
        const opened = await openGame(caller, inputFor(mode, provider, slug));
        if (!opened.ok) throw new Error(`${mode}: ${opened.problem} ${opened.detail}`);
        const url = new URL(opened.address.url);
        const page = await fetch(url);
        expect([page.status, page.headers.get("content-type")]).toEqual([200, "text/html; charset=UTF-8"]);
        const session = await fetch(`${origins.frames}/api/session`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ provider, ticket: url.searchParams.get("ticket") ?? url.searchParams.get("token") }),
        });
        expect(await session.json()).toMatchObject(mode === "real" ? { mode, balanceMinor: 2_500 } : { mode });
      }
      expect(await control("GET", `/players/${playerId}/rounds`)).toEqual([]);
    },
  );

  test("ends in words where the player may not play", async () => {
    const { playerId, http } = await newPlayer();
    await control("PATCH", `/players/${playerId}`, { casino: false });
    expect(await openGame(http, inputFor("real", "relax", "neon-drift"))).toMatchObject({ problem: "not-allowed" });
    await control("PATCH", `/players/${playerId}`, { casino: true, accountStatus: "TIMEOUT" });
    expect(await openGame(http, inputFor("real", "relax", "neon-drift"))).toMatchObject({ problem: "not-allowed" });
  });

  test.each(["refused", "error", "garbage", "cut"])("ends in words when the platform is %s", async (kind) => {
    const { playerId, http } = await newPlayer();
    const call = { system: "platform", kind, player: playerId };
    await control("POST", "/faults", { ...call, path: "/game/session/ticket", times: 1 });
    expect(await openGame(http, inputFor("real", "relax", "neon-drift"))).toMatchObject({
      ok: false,
      problem: "unreachable",
    });
    await control("POST", "/faults", { ...call, path: "/player/profile", times: 1 });
    expect(await openGame(http, inputFor("real", "relax", "neon-drift"))).toMatchObject({
      problem: "profile-unreadable",
    });
    expect(await openGame(http, inputFor("real", "relax", "neon-drift"))).toMatchObject({ ok: true });
  });
});
