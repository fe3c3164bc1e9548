import { describe, expect, inject, test } from "vitest";
import { z } from "zod";
import { HttpError } from "@/lib/core/http/http-errors";
import { control, createPlayer, newPlayer, platformAs, signIn } from "./world";

const origins = inject("sandbox");

/** A game of a provider that the content service lists, and that is not restricted anywhere. */
async function gameOf(provider: string, type = "casinoGames"): Promise<{ slug: string; gameId: string }> {
  const query = `*[_type == $type && provider->slug.current == $provider][0]{"slug": slug.current, gameId}`;
  const url = new URL(`${origins.content}/v2026-01-01/data/query/production`);
  url.search = new URLSearchParams({
    query,
    $type: JSON.stringify(type),
    $provider: JSON.stringify(provider),
  }).toString();
  const { result } = (await (await fetch(url)).json()) as { result: { slug: string; gameId: string } };
  return result;
}

const Detail = z.object({ data: z.object({ gameDetail: z.unknown() }) });
const Ticket = z.strictObject({ ticket: z.string().min(20) });
const GameUrl = z.strictObject({ gameURL: z.url() });

const lookup = (slug: string, changes: object = {}) => ({
  body: {
    countryCode: "FI",
    currency: "EUR",
    language: "fi",
    slug,
    platform: "desktop",
    ip: "",
    locale: "fi-FI",
    playerCountryCode: "FI",
    enabled: true,
    ...changes,
  },
});
const ticketOf = (gameId: string) => ({ body: { gameId, channel: "web", partner: 1247, jurisdiction: "MT" } });
const urlOf = (symbol: string) => ({
  body: {
    symbol,
    language: "fi",
    currency: "EUR",
    platform: "WEB",
    stylename: "greenroom",
    lobbyUrl: "http://localhost:3000/fi-FI/online-casino",
    jurisdiction: "MT",
  },
});

describe("the lookup by slug", () => {
  test("returns type and provider's id under data.gameDetail, to visitors and players [GAME-510, GAME-511, GAME-513]", async () => {
    const { slug, gameId } = await gameOf("relax");
    const { http } = await newPlayer();
    const expected = { data: { gameDetail: expect.objectContaining({ _type: "casinoGames", gameId }) } };
    expect(await platformAs().post("/game/slug/demo", Detail, lookup(slug))).toEqual(expected);
    expect(await http.post("/game/slug", Detail, lookup(slug))).toEqual(expected);
  });

  test("of an unknown game has no detail", async () => {
    const response = await platformAs().post("/game/slug/demo", Detail, lookup("no-such-game"));
    expect(response).toEqual({ data: { gameDetail: null } });
  });

  test("for real money uses the player's country, whatever the call contains [GAME-512]", async () => {
    const { slug } = await gameOf("novomatic");
    const { http } = await newPlayer({ countryCode: "DE" });
    const blocked = { status: 403, code: "error.country.blocked" };
    await expect(http.post("/game/slug", Detail, lookup(slug))).rejects.toMatchObject(blocked);
    const asGerman = platformAs().post("/game/slug/demo", Detail, lookup(slug, { countryCode: "DE" }));
    await expect(asGerman).rejects.toMatchObject(blocked);
  });

  test("names every wrong field in an error object of its own [API-518, ERR-001]", async () => {
    const call = platformAs().post(
      "/game/slug/demo",
      Detail,
      lookup("x", { platform: "fridge", countryCode: "Finland" }),
    );
    const error = await call.catch((thrown: unknown) => thrown);
    if (!(error instanceof HttpError)) throw error;
    expect(error).toMatchObject({ status: 400, code: "error.validation" });
    const common = { objectName: "gameBySlug", status: 400, message: expect.stringMatching(/\S/) };
    expect(error.fieldErrors).toEqual([
      { ...common, field: "countryCode", rejectedValue: "Finland", code: expect.stringMatching(/^error\./) },
      { ...common, field: "platform", rejectedValue: "fridge", code: expect.stringMatching(/^error\./) },
    ]);
  });
});

describe("a launch", () => {
  test("by ticket, for play money and for real [GAME-518]", async () => {
    const { gameId } = await gameOf("relax");
    const { http } = await newPlayer();
    await platformAs().post("/game/session/ticket/demo", Ticket, ticketOf(gameId));
    const [one, other] = await Promise.all(
      [1, 2].map(() => http.post("/game/session/ticket", Ticket, ticketOf(gameId))),
    );
    expect(one?.ticket).not.toBe(other?.ticket);
  });

  test("by address, on the listener of the frames [GAME-530]", async () => {
    const { gameId } = await gameOf("pragmaticplay");
    const { http } = await newPlayer();
    const demo = await platformAs().post("/pragmatic/partner/demoGameUrl", GameUrl, urlOf(gameId));
    const real = await http.post("/pragmatic/partner/realGameUrl", GameUrl, urlOf(gameId));
    for (const { gameURL } of [demo, real]) expect(new URL(gameURL).origin).toBe(origins.frames);
  });

  test.each([
    [{ accountStatus: "SELF_EXCLUDED" }, "error.player.self_excluded"],
    [{ accountStatus: "TIMEOUT" }, "error.player.timeout"],
    [{ accountStatus: "RESTRICTED" }, "error.player.restricted"],
    [{ casino: false }, "error.player.product_not_allowed"],
    [{ payout: false }, "error.player.payout_risk"],
    [{ multibrandSuspended: true }, "error.player.suspended"],
  ])("is refused to a player who became %j after signing in", async (change, code) => {
    const [relax, pragmatic] = await Promise.all([gameOf("relax"), gameOf("pragmaticplay")]);
    const { playerId, http } = await newPlayer();
    await control("PATCH", `/players/${playerId}`, change);
    const refused = { status: 403, code };
    await expect(http.post("/game/session/ticket", Ticket, ticketOf(relax.gameId))).rejects.toMatchObject(refused);
    await expect(http.post("/pragmatic/partner/realGameUrl", GameUrl, urlOf(pragmatic.gameId))).rejects.toMatchObject(
      refused,
    );
  });

  test("is refused without a sign-in, without a wallet, of an unknown game, and as a demo of a live table", async () => {
    const [relax, live] = await Promise.all([gameOf("relax"), gameOf("pragmaticplay", "liveCasinoGames")]);
    const poor = await newPlayer({ wallet: false });
    const fetchPath = (http: ReturnType<typeof platformAs>, gameId: string) =>
      http.post("/game/session/ticket", Ticket, ticketOf(gameId));
    await expect(fetchPath(platformAs(), relax.gameId)).rejects.toMatchObject({ status: 401 });
    await expect(fetchPath(poor.http, relax.gameId)).rejects.toMatchObject({
      status: 404,
      code: "error.wallet.not_found",
    });
    await expect(fetchPath(poor.http, "no-such-game")).rejects.toMatchObject({
      status: 404,
      code: "error.game.not_found",
    });
    await expect(
      platformAs().post("/pragmatic/partner/demoGameUrl", GameUrl, urlOf(live.gameId)),
    ).rejects.toMatchObject({ status: 403, code: "error.game.no_demo" });
  });
});

describe("the gates", () => {
  test("both versions of the base exist, and a call that does not is a 404 with a code", async () => {
    const { http } = await newPlayer();
    const missing = { status: 404, code: "error.not_found" };
    await expect(http.get("/nothing", z.unknown())).rejects.toMatchObject(missing);
    await expect(http.get("/v2/nothing", z.unknown())).rejects.toMatchObject(missing);
    await expect(platformAs().get("/v2/nothing", z.unknown())).rejects.toMatchObject({ status: 401 });
  });

  test("an access token is no id token, and an expired one is refused", async () => {
    const player = await createPlayer({ tokenSeconds: 1 });
    const { idToken, accessToken } = await signIn(player);
    const profile = (token: string) => platformAs(token).get("/player/profile", z.unknown());
    await expect(profile(accessToken)).rejects.toMatchObject({ status: 401 });
    await expect.poll(() => profile(idToken).catch((error: HttpError) => error.status), { timeout: 5_000 }).toBe(401);
  });

  test.each(["nonsense", '{"siteId":"two"}', "{}", "null"])("the site context %s is refused", async (SiteContext) => {
    const call = platformAs().get("/site/config", z.unknown(), { headers: { SiteContext } });
    await expect(call).rejects.toMatchObject({ status: 400, code: "error.invalid.site.id" });
  });

  test("the site configuration is read by site id and country", async () => {
    const Config = z.object({ siteId: z.number(), countryCode: z.string(), currency: z.string() });
    const query = { siteId: 2, countryCode: "IN" };
    expect(await platformAs().get("/site/config", Config, { query })).toEqual({ ...query, currency: "INR" });
  });

  test("an idle logout is noted", async () => {
    const { playerId, http } = await newPlayer();
    await http.post("/player/idle-logout", z.undefined());
    expect(await control("GET", `/players/${playerId}`)).toMatchObject({ idleLogoutAt: expect.any(String) });
  });
});

describe("the control of players", () => {
  test("a deleted player cannot sign in, and the address is free again; the books keep balancing", async () => {
    const player = await newPlayer({ balance: "9.99" });
    await control("DELETE", `/players/${player.playerId}`);
    await expect(signIn(player)).rejects.toThrow();
    await expect(player.http.get("/player/profile", z.unknown())).rejects.toMatchObject({ status: 401 });
    const again = await createPlayer({ email: player.email });
    expect(again.playerId).not.toBe(player.playerId);
    expect(await control("GET", "/ledger/check")).toMatchObject({ sound: true });
  });

  test("a taken e-mail and an unknown field are refused", async () => {
    const { email } = await createPlayer();
    await expect(createPlayer({ email })).rejects.toThrow("409");
    await expect(createPlayer({ wings: true })).rejects.toThrow("400");
  });

  test("the pages of the control listener are there, and escape what they show", async () => {
    const test = "<img src=x onerror=alert(1)>";
    const { id } = await control("POST", "/faults", { system: "content", kind: "slow", test });
    const page = await (await fetch(origins.control)).text();
    await control("DELETE", `/faults/${id}`);
    expect(page).toContain("&lt;img src=x onerror=alert(1)&gt;");
    expect(page).not.toContain(test);
    expect(await (await fetch(`${origins.control}/outbox`)).text()).toContain("<h1>Outbox</h1>");
  });
});
