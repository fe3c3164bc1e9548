import { describe, expect, test } from "vitest";
import { app, balanceOf, newKey, newPlayer, newTicket, open, send, serveGames } from "./games-fixture";

serveGames();

describe("a session", () => {
  test("opens with the ticket of the platform, once", async () => {
    const ticket = await newTicket(await newPlayer(1_000));
    const first = await send("POST", "/api/session", "", { provider: "relax", ticket });
    expect(await first.json()).toMatchObject({
      mode: "real",
      currency: "EUR",
      balanceMinor: 1_000,
      stakeMinor: 50,
      pays: { rtp: 96.5, maxWin: 2500 },
      round: null,
    });
    const second = await send("POST", "/api/session", "", { provider: "relax", ticket });
    expect([second.status, await second.json()]).toEqual([401, { code: "expired" }]);
  });

  test("does not open with the ticket of another provider", async () => {
    const response = await send("POST", "/api/session", "", {
      provider: "pragmaticplay",
      ticket: await newTicket(null),
    });
    expect([response.status, await response.json()]).toEqual([401, { code: "expired" }]);
  });

  test.each(["salon", "broken", "incomplete", "nowhere"])(
    "does not open for a game that cannot be played here (%s)",
    async (gameId) => {
      const response = await send("POST", "/api/session", "", {
        provider: "relax",
        ticket: await newTicket(null, gameId),
      });
      expect([response.status, await response.json()]).toEqual([404, { code: "unknown-game" }]);
    },
  );

  test("plays a demo in the currency that the site requested, a real game in the player's own", async () => {
    expect(await open(null, { currency: "INR" })).toMatchObject({ mode: "demo", currency: "INR", stakeMinor: 5_000 });
    expect(await open(null, { currency: "XAU" })).toMatchObject({ mode: "demo", currency: "EUR" });
    expect(await open(await newPlayer(0), { currency: "INR" })).toMatchObject({ mode: "real", currency: "EUR" });
  });

  test("ends when the provider is instructed to end it: later calls are refused", async () => {
    const playerId = await newPlayer(1_000);
    const { session } = await open(playerId);
    await app.request(`/players/${playerId}/close-games`, { method: "POST" });
    const response = await send("POST", "/api/spin", session, { key: newKey(), stakeMinor: 50 });
    expect([response.status, await response.json()]).toEqual([401, { code: "closed" }]);
    expect(await balanceOf(playerId)).toBe(1_000);
  });
});

describe("bad input", () => {
  const long = "x".repeat(5_000);
  test.each([
    ["POST", "/api/session", "{", 400],
    ["POST", "/api/session", "null", 400],
    ["POST", "/api/session", "[]", 400],
    ["POST", "/api/session", { provider: "relax" }, 400],
    ["POST", "/api/session", { provider: "nobody", ticket: "t" }, 400],
    ["POST", "/api/session", { provider: "relax", ticket: 7 }, 400],
    ["POST", "/api/session", { provider: "relax", ticket: "t", currency: "euro" }, 400],
    ["POST", "/api/session", { provider: "relax", ticket: "'; drop table game_round; --" }, 401],
    ["POST", "/api/session", { provider: "relax", ticket: long }, 413],
    ["POST", "/api/spin", "{", 400],
    ["POST", "/api/spin", {}, 400],
    ["POST", "/api/spin", { key: "short", stakeMinor: 50 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-1", stakeMinor: -50 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-2", stakeMinor: 0.5 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-3", stakeMinor: 1e308 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-4", stakeMinor: 51 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-5", stakeMinor: "50" }, 400],
    ["POST", "/api/spin", { key: "key\u0000hostile", stakeMinor: 50 }, 400],
    ["POST", "/api/spin", { key: "key-hostile-6", stakeMinor: 50, bet: "banker" }, 400],
    ["POST", "/api/settle", "", 400],
    ["POST", "/api/settle", { roundId: "../../etc" }, 400],
    ["POST", "/api/settle", { roundId: "0".repeat(32) }, 404],
    ["POST", "/api/refill", "<<<", 200],
    ["GET", "/api/spin", undefined, 404],
    ["DELETE", "/api/session", undefined, 404],
  ] as const)("%s %s with %j responds with the status %#", async (method, path, body, status) => {
    const { session } = await open(null);
    const response = await send(method, path, session, body);
    expect(response.status).toBe(status);
  });

  test.each(["", "x", "Basic abc", "Bearer ", `Bearer ${"y".repeat(300)}`, "Bearer ' or 1=1"])(
    "a call with authorization %j is refused",
    async (authorization) => {
      for (const [method, path] of [
        ["GET", "/api/session"],
        ["GET", "/api/balance"],
        ["POST", "/api/spin"],
        ["POST", "/api/settle"],
        ["POST", "/api/refill"],
      ] as const) {
        const response = await app.request(path, { method, headers: authorization ? { authorization } : {} });
        expect([response.status, await response.json()]).toEqual([401, { code: "closed" }]);
      }
    },
  );
});

describe("the title of a game", () => {
  test("is a picture at the address that the session names, in the shape that is asked for", async () => {
    const { titlePicture } = await open(null);
    const response = await app.request(`${titlePicture}?shape=12`);
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    const svg = await response.text();
    expect(svg).toContain('viewBox="0 0 12000 1000"');
    // Outlines: the name of this game would be a script.
    expect(svg).not.toMatch(/<(script|text)/);
  });

  test.each([
    ["/title/relax/neondrift", 400],
    ["/title/relax/neondrift?shape=0", 400],
    ["/title/relax/neondrift?shape=1e9", 400],
    ["/title/relax/nowhere?shape=8", 404],
    ["/title/netent/neondrift?shape=8", 404],
  ])("%s is answered with %i", async (path, status) => {
    expect((await app.request(path)).status).toBe(status);
  });
});

describe("the page", () => {
  const launcher = (change: Record<string, string> = {}) => {
    const query = {
      gameid: "neondrift",
      ticket: "t",
      mode: "fun",
      lang: "en",
      currency: "EUR",
      channel: "web",
      homeurl: "http://localhost:4689/en-UN",
      ...change,
    };
    return app.request(`/relax/launcher?${new URLSearchParams(query)}`);
  };

  test("may be framed by the site alone, and runs no script but its own", async () => {
    const response = await launcher();
    expect(response.status).toBe(200);
    const policy = response.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("frame-ancestors http://localhost:4689");
    expect(policy).toContain("script-src 'self';");
    expect(policy).not.toContain("unsafe");
    expect(await response.text()).not.toMatch(/ style=|<script(?![^>]* (src|type="application\/json"))/);
  });

  test("shows hostile text as text", async () => {
    const html = await (await launcher({ ticket: "</script><script>alert(1)</script>" })).text();
    expect(html).not.toContain("<script>alert");
    expect(html).toContain("<title>Neon &lt;/script> Drift</title>");
  });

  test("speaks the language of the launch", async () => {
    for (const [lang, document, loading] of [
      ["fi", "fi", "Avataan peliä"],
      ["pt", "pt", "A abrir o jogo"],
      ["br", "pt-BR", "Abrindo o jogo"],
      ["pt_BR", "pt-BR", "Abrindo o jogo"],
      ["ja", "ja", "ゲームを開いています"],
      ["tl", "fil", "Binubuksan ang laro"],
      ["nb-NO", "nb", "Åpner spillet"],
      ["de", "de", "Das Spiel wird geöffnet"],
      ["sv", "en", "Opening the game"],
    ] as const) {
      const html = await (await launcher({ lang })).text();
      expect(html).toContain(`<html lang="${document}">`);
      expect(html).toContain(`"tag":"${document}"`);
      expect(html).toContain(loading);
    }
  });

  test.each([
    { gameid: "" },
    { ticket: "" },
    { mode: "free" },
    { currency: "€" },
    { channel: "tv" },
    { homeurl: "javascript:alert(1)" },
    { lang: "<b>" },
    { ticket: "x".repeat(5_000) },
  ])("responds to an address with %j with 400 and an explanation", async (change) => {
    const response = await launcher(change as Record<string, string>);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("could not be opened");
  });

  test("responds with 404 for an unknown game", async () => {
    expect((await launcher({ gameid: "nowhere" })).status).toBe(404);
    expect((await app.request("/pragmaticplay/play?token=t&gameid=neondrift&lang=en")).status).toBe(404);
    expect((await app.request("/netent/play?token=t&gameid=neondrift&lang=en")).status).toBe(400);
  });

  test("delivers its one script, and nothing else of the folder", async () => {
    const html = await (await launcher()).text();
    const [, script = ""] = /<script type="module" src="([^"]+)"/.exec(html) ?? [];
    const response = await app.request(script);
    expect(response.headers.get("content-type")).toContain("javascript");
    expect(await response.text()).not.toMatch(/^(export |import )/m);
    const base = script.split("/").slice(0, 3).join("/");
    for (const path of ["main.ts", "client/../games", "rounds", "client/%2e%2e/rounds", "../../package.json"])
      expect((await app.request(`${base}/${path}`)).status).toBe(404);
  });
});
