import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, inject, test, vi } from "vitest";
import { money } from "@/lib/core/money";
import { getBalance } from "@/lib/money/wallet/api";
import { getRewards } from "@/lib/offers/rewards/api";
import { startBreak } from "@/lib/safety/breaks/api";
import { changeLimit } from "@/lib/safety/limits/api";
import { control, createPlayer, platformAs, signIn, type TestPlayer } from "../sandbox/world";

const origins = inject("sandbox");
const site = "http://localhost:3000";
const api = `${origins.frames}/sportsbook/api`;
const year = "Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax";

interface Sent {
  path: string;
  headers: Headers;
  body: Record<string, unknown>;
}

let server: typeof import("@/lib/play/sportsbook/server");
let session: typeof import("@/lib/session/cookie/id-token-cookie");
/** What our server sends to the sportsbook. */
let sent: Sent[];

beforeEach(async () => {
  vi.resetModules();
  const environment = {
    CONTENT_URL: "https://content.example",
    CONTENT_WEBHOOK_SECRET: "0123456789abcdef",
    IDENTITY_ISSUER: `${origins.identity}/eu-west-1_SANDBOX01`,
    IDENTITY_POOL_ID: "eu-west-1_SANDBOX01",
    IDENTITY_CLIENT_ID: "greenroom-web",
    SESSION_KEYS: JSON.stringify([{ kty: "oct", kid: "k1", k: Buffer.from("s".repeat(32)).toString("base64url") }]),
    SPORTSBOOK_SESSION_COOKIE: "sportsbook-session",
    SPORTSBOOK_URL: api,
    SPORTSBOOK_KEY: "sandbox-sportsbook-key",
    SPORTSBOOK_BRAND: "brand-7",
    SITE_ORIGIN: site,
    PLATFORM_URL: origins.platform,
    PUSH_URL: "https://push.example",
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  server = await import("@/lib/play/sportsbook/server");
  session = await import("@/lib/session/cookie/id-token-cookie");
  sent = [];
  unnamed = [];
  const send = fetch;
  vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url.startsWith(api))
      sent.push({ path: request.url.slice(api.length), headers: request.headers, body: await request.clone().json() });
    const response = await send(request);
    return request.url.startsWith(origins.platform)
      ? withoutCurrencies(response, new URL(request.url).pathname)
      : response;
  });
});

/** The calls of the platform whose responses name no currency. */
let unnamed: string[] = [];

async function withoutCurrencies(response: Response, path: string): Promise<Response> {
  if (!unnamed.includes(path)) return response;
  const { currency, currencyCode, ...rest } = await response.json();
  return Response.json(rest, response);
}

const own = { origin: site, "x-greenroom-address": "203.0.113.7", "x-greenroom-country": "FI" };
const post = (body: unknown, idToken?: string, headers: object = own) =>
  new Request(`${site}/api/sportsbook/context`, {
    method: "POST",
    headers: { ...headers, ...(idToken && { authorization: `Bearer ${idToken}` }) },
    body: JSON.stringify(body),
  });
const requested = { path: "/en-FI/sportsbook/football/gb", device: "desktop" };
const open = (idToken?: string, body: object = requested) => server.openSportsbook(post(body, idToken));
const announce = (idToken: string, body: object = {}) =>
  server.announceBalance(
    new Request(`${site}/api/sportsbook/balance`, {
      method: "POST",
      headers: { ...own, authorization: `Bearer ${idToken}` },
      body: JSON.stringify(body),
    }),
    async (http) => (await getBalance(http))?.balances.totalBalance ?? null,
  );

async function aPlayer(state: object = {}) {
  const player = await createPlayer({ currencyCode: "EUR", balance: "100.00", ...state });
  return { ...player, ...(await signIn(player)) };
}

describe("a visitor", () => {
  test("gets a frame whose context is anonymous, by a call of its own correlation id each time [SPORT-501, SPORT-502, SPORT-503]", async () => {
    const [first, second] = [await open(), await open()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(first.headers.getSetCookie()).toEqual([]);
    const { url, isKnown } = await first.json();
    expect(isKnown).toBe(false);
    expect(sent.map(({ path }) => path)).toEqual(["/context", "/context"]);
    const [one, other] = sent;
    expect(Object.keys(one?.body ?? {})).toEqual([
      ...["correlationId", "brandId", "dateTimeStamp", "customerState", "visitorDetails", "customerSegment"],
      ...["language", "currency", "jurisdiction", "deepLinking", "iframeSetup"],
    ]);
    expect(one?.body).toMatchObject({
      brandId: "brand-7",
      customerState: "ANONYMOUS",
      visitorDetails: { ip: "203.0.113.7", country: "FI", device: "desktop" },
      language: "en-FI",
      currency: "EUR",
      jurisdiction: "MGA",
      deepLinking: { product: "SPORTSBOOK", category: "football", region: "gb", competition: null, event: null },
    });
    for (const call of [one, other]) {
      expect(call?.headers.get("content-type")).toBe("application/json");
      expect(call?.headers.get("x-correlation-id")).toBe(call?.body.correlationId);
    }
    expect(one?.body.correlationId).not.toBe(other?.body.correlationId);
    const page = await (await fetch(url)).text();
    expect(page).toContain('data-place="/football/gb"');
    expect(page).toContain("Harbour Town – Millfield");
    // Odds have a name, lead to the event with them chosen, and nothing is chosen otherwise.
    const [, odds = ""] =
      /href="([^"]*harbour-town-millfield\?bet=away)"[^>]*><small>Millfield<\/small>4.30</.exec(page) ?? [];
    const radios = async (address: string) => {
      const form = await (await fetch(new URL(address, url))).text();
      return [...form.matchAll(/<input [^>]*type="radio"[^>]*>/g)].map(([radio]) => radio.includes("checked"));
    };
    expect(await radios(odds)).toEqual([false, false, true, false, false, false, false]);
    expect(new Set(await radios(odds.replace("?bet=away", "")))).toEqual(new Set([false]));
    // The slip is there before anything is chosen, each event says how many more markets it has.
    expect(page).toContain("Choose odds to begin a bet.");
    expect(page).toContain('aria-label="More bets: Harbour Town – Millfield">+2<');
    const attempt = await fetch(`${url}bets`, { method: "POST", body: JSON.stringify({}) });
    expect(attempt.status).toBe(401);
  });

  test("has the brand's font in the frames of both partners, from their own origin", async () => {
    for (const frame of ["sportsbook", "chat"]) {
      const font = await fetch(`${origins.frames}/${frame}/figtree.woff2`);
      expect([font.status, font.headers.get("content-type")]).toEqual([200, "font/woff2"]);
      expect(await (await fetch(`${origins.frames}/${frame}/${frame}.css`)).text()).toContain('url("figtree.woff2")');
    }
    const { headers } = await fetch(`${origins.frames}/chat`);
    expect(headers.get("content-security-policy")).toContain("font-src 'self';");
  });

  test.each([
    ["a foreign page", { ...own, origin: "https://evil.example" }, requested, 403],
    ["an address of no place", own, { ...requested, path: "/en-FI/online-casino" }, 400],
    ["more parts than there are", own, { ...requested, jurisdiction: "XX" }, 400],
    ["no JSON at all", own, "x".repeat(9_000), 400],
  ])("%s opens nothing", async (_, headers, body, status) => {
    expect((await server.openSportsbook(post(body, undefined, headers))).status).toBe(status);
    expect(sent).toEqual([]);
  });
});

describe("a player", () => {
  test("is known by the session that the sign-in made, which is kept in a cookie for a year [SPORT-501, SPORT-506, SPORT-508]", async () => {
    const { idToken } = await aPlayer();
    const stored = await session.storeSession(post({}, idToken));
    const cookie = (response: Response) =>
      response.headers.getSetCookie().find((each) => each.startsWith("sportsbook-"));
    expect(cookie(stored)).toMatch(new RegExp(`^sportsbook-session=[\\w-]{20,}; ${year}$`));
    const opened = await open(idToken, { ...requested, currency: "NOK" });
    expect((await opened.json()).isKnown).toBe(true);
    // The same sign-in: the same session.
    expect(cookie(opened)).toBe(cookie(stored));
    expect(sent.map(({ path }) => path)).toEqual(["/auth/session/create", "/auth/session/create", "/context"]);
    expect(sent[2]?.body).toMatchObject({ customerState: "LOGGED_IN", currency: "NOK" });
    const gone = session.clearSession(new Request(site, { method: "DELETE", headers: own }));
    expect(cookie(gone)).toBe("sportsbook-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax");
  });

  test("without a session there is anonymous, and told so; a sign-in holds without it", async () => {
    const { idToken, playerId } = await aPlayer();
    await control("POST", "/faults", { system: "frames", path: "/auth/session", kind: "error", player: playerId });
    expect(await (await open(idToken)).json()).toMatchObject({ isKnown: false });
    expect(sent.at(-1)?.body.customerState).toBe("ANONYMOUS");
    const stored = await session.storeSession(post({}, idToken));
    expect(stored.status).toBe(204);
    // What another player may have left goes.
    expect(stored.headers.getSetCookie()).toContain(
      "sportsbook-session=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax",
    );
  });

  test.each([
    ["whose flag of sports is off", { sports: false }],
    ["at payout risk", { payout: false }],
    ["whose account is restricted", { accountStatus: "RESTRICTED" }],
    ["whose brands are suspended", { multibrandSuspended: true }],
  ])("%s gets no frame: neither the sign-in nor the partner is asked [ROUTE-535]", async (_, state) => {
    const response = await open((await aPlayer(state)).idToken);
    expect([response.status, await response.json()]).toMatchObject([403, { code: "error.sportsbook.not_allowed" }]);
    expect(sent).toEqual([]);
  });

  test("is asked for the flag of the page's own product", async () => {
    const { idToken } = await aPlayer({ virtualSports: false });
    expect((await open(idToken)).status).toBe(200);
    expect((await open(idToken, { ...requested, path: "/en-FI/virtuals" })).status).toBe(403);
  });

  test.each(["player/profile", "player/access"])(
    "gets no frame while the platform does not say what they may do: %s",
    async (path) => {
      const { idToken, playerId } = await aPlayer();
      await control("POST", "/faults", { system: "platform", path, kind: "error", status: 503, player: playerId });
      vi.spyOn(console, "error").mockReturnValue();
      const response = await open(idToken);
      expect([response.status, await response.json()]).toMatchObject([503, { code: "error.platform.unavailable" }]);
      expect(sent).toEqual([]);
    },
  );

  test("who may not play gets no frame from the sportsbook itself either", async () => {
    const { idToken, playerId } = await aPlayer();
    await open(idToken);
    const { headers, body } = sent.at(-1) ?? expect.fail();
    const again = () => fetch(`${api}/context`, { method: "POST", headers, body: JSON.stringify(body) });
    expect((await again()).status).toBe(201);
    await control("PATCH", `/players/${playerId}`, { sports: false });
    const refused = await again();
    expect([refused.status, await refused.json()]).toMatchObject([403, { code: "error.player.product_not_allowed" }]);
  });

  test("a context call that is answered with a 500 is a failure, and no frame [SPORT-509]", async () => {
    const { idToken, playerId } = await aPlayer();
    await control("POST", "/faults", { system: "frames", path: "/api/context", kind: "error", player: playerId });
    const response = await open(idToken);
    expect([response.status, await response.json()]).toMatchObject([502, { code: "error.sportsbook.unavailable" }]);
  });
});

describe("a bet", () => {
  const event = "harbour-town-millfield";
  const frameOf = async ({ idToken }: { idToken: string }): Promise<string> => (await (await open(idToken)).json()).url;
  const legs = [{ event, outcome: "home" }];
  const other = { event: "castle-rovers-ashby-united", outcome: "away" };
  async function bet(player: TestPlayer & { idToken: string }, more: object = {}, frame?: string) {
    const url = frame ?? (await frameOf(player));
    const body = JSON.stringify({ key: randomUUID(), legs, stake: "10.00", ...more });
    return fetch(`${url}bets`, { method: "POST", headers: { "content-type": "application/json" }, body });
  }
  /** The race that begins last: its odds stay open for longer than a test takes. */
  async function laterRace(): Promise<string> {
    const { url } = await (await open(undefined, { ...requested, path: "/en-FI/virtuals" })).json();
    return [...(await (await fetch(url)).text()).matchAll(/data-event="([^"]+)"/g)].at(-1)?.[1] ?? expect.fail();
  }
  const settle = (playerId: string, outcome: string, voided: string[] = []) =>
    control("POST", `/players/${playerId}/sportsbook/settle`, { outcome, voided });
  const rows = async (idToken: string, category = "SPORTS") => {
    const listed = await fetch(`${origins.platform}/v1/player/wallet/transactions?category=${category}`, {
      headers: { authorization: `Bearer ${idToken}` },
    });
    return ((await listed.json()) as { type: string; amount: string }[]).map(({ type, amount }) => `${type} ${amount}`);
  };
  const total = async (idToken: string) => (await getBalance(platformAs(idToken)))?.balances.mainBalance.amountMinor;

  test("takes its stake from the ledger and pays its win there: rows of the history's category of sports", async () => {
    const player = await aPlayer();
    expect((await bet(player)).status).toBe(201);
    expect(await total(player.idToken)).toBe(9_000);
    await settle(player.playerId, "WON");
    expect(await total(player.idToken)).toBe(10_850);
    expect((await bet(player)).status).toBe(201);
    await settle(player.playerId, "LOST");
    expect(await rows(player.idToken)).toEqual(["LOSS 0.00", "BET 10.00", "WIN 18.50", "BET 10.00"]);
  });

  test("on another market of the event is paid by its own odds, and an outcome of no market is refused", async () => {
    const player = await aPlayer();
    expect((await bet(player, { legs: [{ event, outcome: "over" }] })).status).toBe(201);
    await settle(player.playerId, "WON");
    expect(await total(player.idToken)).toBe(10_900);
    const refused = await bet(player, { legs: [{ event, outcome: "set-home" }] });
    expect([refused.status, (await refused.json()).code]).toEqual([409, "UNKNOWN_EVENT"]);
  });

  test("on several events is one stake, paid by all odds multiplied once every leg is settled, and lost with one leg", async () => {
    const player = await aPlayer();
    expect((await bet(player, { legs: [...legs, other] })).status).toBe(201);
    expect(await total(player.idToken)).toBe(9_000);
    await settle(player.playerId, "WON");
    // 10.00 × 1.85 × 2.95
    expect(await total(player.idToken)).toBe(9_000 + 5_457);
    expect((await bet(player, { legs: [...legs, other] })).status).toBe(201);
    await settle(player.playerId, "LOST", [event]);
    expect(await rows(player.idToken)).toEqual(["LOSS 0.00", "BET 10.00", "WIN 54.57", "BET 10.00"]);
  });

  test("of which a leg is void is paid by the others, and all of it void gives the stake back", async () => {
    const player = await aPlayer();
    expect((await bet(player, { legs: [...legs, other] })).status).toBe(201);
    await settle(player.playerId, "WON", [other.event]);
    expect(await total(player.idToken)).toBe(10_850);
    expect((await bet(player, { legs: [...legs, other] })).status).toBe(201);
    await settle(player.playerId, "LOST", [event, other.event]);
    expect(await total(player.idToken)).toBe(10_850);
    const page = await (await fetch(await frameOf(player))).text();
    expect(page).toContain("Accumulator of 2");
    expect(page).toContain("<small>void</small>");
  });

  test.each([
    [
      "two outcomes of one event",
      [
        { event, outcome: "home" },
        { event, outcome: "over" },
      ],
      409,
    ],
    [
      "sports and virtual sports together",
      [
        { event, outcome: "home" },
        { event: "silver-downs", outcome: "1" },
      ],
      409,
    ],
    ["nothing", [], 422],
  ])("on %s is refused, and nothing is staked", async (_, chosen, status) => {
    const player = await aPlayer();
    expect((await bet(player, { legs: chosen })).status).toBe(status);
    expect(await rows(player.idToken)).toEqual([]);
  });

  test("on an event ends as the event does: two players' bets on it are both won or both lost", async () => {
    const players = [await aPlayer(), await aPlayer()];
    for (const player of players) expect((await bet(player)).status).toBe(201);
    const results = await Promise.all(
      players.map(
        async ({ playerId }) => Object(await control("GET", `/players/${playerId}/sportsbook`)).bets[0].legs[0],
      ),
    );
    const [first, second] = results.map(({ result, settlesAt }) => ({ result, settlesAt }));
    expect(second).toEqual(first);
  });

  test("sent twice with its key is one bet", async () => {
    const player = await aPlayer();
    const key = randomUUID();
    expect([(await bet(player, { key })).status, (await bet(player, { key })).status]).toEqual([201, 201]);
    expect(await total(player.idToken)).toBe(9_000);
  });

  test("of virtual sports has its own flag and its own category", async () => {
    const player = await aPlayer({ virtualSports: false });
    const race = await laterRace();
    const refused = await bet(player, { legs: [{ event: race, outcome: "1" }] });
    expect([refused.status, (await refused.json()).code]).toEqual([409, "error.player.product_not_allowed"]);
    expect((await bet(player)).status).toBe(201);

    const somebody = await aPlayer();
    expect((await bet(somebody, { legs: [{ event: race, outcome: "1" }] })).status).toBe(201);
    expect((await bet(somebody)).status).toBe(201);
    expect(await rows(somebody.idToken, "VIRTUAL_SPORTS")).toEqual(["BET 10.00"]);
    expect(await rows(somebody.idToken)).toEqual(["BET 10.00"]);
  });

  test.each([
    ["the sportsbook", false],
    ["virtual sports", true],
  ])("of %s counts for a bonus of sports, and for none of the casino", async (_product, isVirtual) => {
    const chosen = isVirtual ? [{ event: await laterRace(), outcome: "1" }] : legs;
    const reward = { amount: "20.00", wageringAmount: "400.00", wageringProgress: "0.00" };
    const rewards = ["SPORTS", "CASINO"].map((vertical) => ({
      ...reward,
      vertical,
      campaignId: vertical,
      assignmentId: vertical,
    }));
    const player = await aPlayer({ rewards });
    // As much as the terms let a stake be.
    expect((await bet(player, { legs: chosen, stake: "5.00" })).status).toBe(201);
    const active = await getRewards(platformAs(player.idToken), "active");
    expect(Object.fromEntries(active.map(({ id, wagering }) => [id, wagering?.done?.amountMinor]))).toEqual({
      SPORTS: 500,
      CASINO: 0,
    });
  });

  test.each([
    ["more than there is", {}, { stake: "100.01" }, "NOT_ENOUGH_FUNDS"],
    ["by a player whose flag of sports is off", { sports: false }, {}, "error.player.product_not_allowed"],
    ["by a player at payout risk", { payout: false }, {}, "error.player.payout_risk"],
    ["on an event that there is not", {}, { legs: [{ event: "nobody-nowhere", outcome: "home" }] }, "UNKNOWN_EVENT"],
  ])("%s is refused, and nothing is staked", async (_, state, more, code) => {
    const player = await aPlayer();
    const frame = await frameOf(player);
    // After the frame was opened.
    await control("PATCH", `/players/${player.playerId}`, state);
    const refused = await bet(player, more, frame);
    expect([refused.status, (await refused.json()).code]).toEqual([409, code]);
    expect(await rows(player.idToken)).toEqual([]);
  });

  test("that would pass the player's own limit of what they spend is refused; one within it is not", async () => {
    const player = await aPlayer();
    const limit = { kind: "spend", period: "D", action: "set", amount: money(1_500, "EUR") } as const;
    await changeLimit(platformAs(player.idToken), limit, randomUUID());
    expect((await bet(player)).status).toBe(201);
    const refused = await bet(player);
    expect([refused.status, (await refused.json()).code]).toEqual([409, "SELF_SPEND_LIMIT_REACHED"]);
    expect(await total(player.idToken)).toBe(9_000);
  });

  test("from a frame that was open before a time-out is refused, and nothing is staked", async () => {
    const player = await aPlayer();
    const { url } = await (await open(player.idToken)).json();
    await startBreak(platformAs(player.idToken), { kind: "timeOut", hours: 24 }, randomUUID());
    const body = JSON.stringify({ key: randomUUID(), legs, stake: "10.00" });
    const refused = await fetch(`${url}bets`, { method: "POST", body });
    expect(refused.ok).toBe(false);
    expect(await control("GET", `/players/${player.playerId}/sportsbook`)).toMatchObject({ bets: [] });
  });

  test("after the player's sign-out of this sign-in is refused: the cookie's year opens nothing", async () => {
    const player = await aPlayer();
    const { url } = await (await open(player.idToken)).json();
    const headers = { authorization: `Bearer ${player.idToken}`, "access-token": player.accessToken };
    const left = await fetch(`${origins.platform}/v1/player/sign-out`, { method: "POST", headers });
    expect(left.status).toBe(204);
    const body = JSON.stringify({ key: randomUUID(), legs, stake: "10.00" });
    expect((await fetch(`${url}bets`, { method: "POST", body })).status).toBe(401);
  });
});

describe("the balance that the sportsbook is told", () => {
  test("is the one that our server reads: a figure in the browser's request is ignored [SPORT-506, SPORT-507]", async () => {
    const { idToken, playerId } = await aPlayer({ balance: "12.50" });
    const response = await announce(idToken, { playerId: "other", currency: "USD", totalBalance: "1000000.00" });
    expect(response.status).toBe(204);
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      ["/webhooks/user-balance-update", { playerId, currency: "EUR", totalBalance: "12.50" }],
    ]);
    expect(await control("GET", `/players/${playerId}/sportsbook`)).toMatchObject({
      balance: { currency: "EUR", totalBalance: "12.50", updates: 1 },
    });
  });

  test("is in the currency of the account where the balance names none, and not told where that one is unknown too", async () => {
    // The country's currency is EUR.
    const { idToken } = await aPlayer({ balance: "12.50", currencyCode: "INR" });
    unnamed = ["/v1/player/wallet/balance"];
    expect((await announce(idToken)).status).toBe(204);
    expect(sent.map(({ body }) => body)).toMatchObject([{ currency: "INR", totalBalance: "12.50" }]);
    unnamed.push("/v1/player/profile");
    expect((await announce(idToken)).status).toBe(204);
    expect(sent).toHaveLength(1);
  });

  test("is not asked for by a foreign page, without a session, or too often", async () => {
    const { idToken } = await aPlayer();
    const foreign = post({}, idToken, { ...own, origin: "https://evil.example" });
    const nothing = async () => null;
    expect((await server.announceBalance(foreign, nothing)).status).toBe(403);
    expect((await server.announceBalance(post({}), nothing)).status).toBe(401);
    const statuses = [];
    for (let call = 0; call < 31; call++)
      statuses.push((await server.announceBalance(post({}, idToken), nothing)).status);
    expect(statuses.filter((status) => status === 204)).toHaveLength(30);
    expect(statuses.at(-1)).toBe(429);
    expect(sent).toEqual([]);
  });
});
