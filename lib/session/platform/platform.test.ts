// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { z } from "zod";
import { isHandled } from "@/lib/core/http/handled-errors";
import { storeTokens, token, writeConfig } from "@/tests/contract/session/browser";
import { dispatchSession, useSession } from "../store";
import { readPlayer } from "../tokens/read-player";
import { versioned } from "./endpoint";
import { platform } from "./platform";

const refreshTokens = vi.hoisted(() => vi.fn());
vi.mock("../tokens/refresh-tokens", () => ({ refreshTokens }));
const endSession = vi.hoisted(() => vi.fn());
vi.mock("../sign-out/end-session", () => ({ endSession }));
const leaveAfterRefusal = vi.hoisted(() => vi.fn());
vi.mock("./blocked-country", () => ({ leaveAfterRefusal }));
const blockedCountry = await vi.importActual<typeof import("./blocked-country")>("./blocked-country");

const ResponseBody = z.object({ n: z.number() });
const idToken = token(3_600);
const accessToken = token(3_600, { use: "access" });
const seen: Request[] = [];
let statuses: number[] = [];
let code = "error.unauthorized";

beforeEach(() => {
  writeConfig();
  localStorage.clear();
  seen.length = 0;
  statuses = [];
  code = "error.unauthorized";
  leaveAfterRefusal.mockReset().mockImplementation(blockedCountry.leaveAfterRefusal);
  refreshTokens.mockReset();
  endSession.mockReset();
  dispatchSession({ type: "signed-out" });
  vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
    seen.push(new Request(input, init));
    const status = statuses.shift() ?? 200;
    return Response.json(status < 400 ? { n: 1 } : { code, message: "Token expired" }, {
      status,
    });
  });
});

function beSignedIn(as = idToken) {
  storeTokens({ idToken: as, accessToken });
  const player = readPlayer(as);
  if (player) dispatchSession({ type: "signed-in", player });
}

const header = (name: string) => seen.map((request) => request.headers.get(name));

describe("what a call carries", () => {
  test("a versioned address: v1 unless the path names v2 [API-001]", async () => {
    await platform.get("wallet/balance", ResponseBody);
    await platform.get("/v2/rewards", ResponseBody, { query: { page: 1 } });
    expect(seen.map(({ url }) => url)).toEqual([
      "http://platform.test/v1/wallet/balance",
      "http://platform.test/v2/rewards?page=1",
    ]);
    expect(["a", "/a", "v1/a", "/v1/a", "v2/a", "v3/a"].map(versioned)).toEqual([
      "v1/a",
      "v1/a",
      "v1/a",
      "v1/a",
      "v2/a",
      "v1/v3/a",
    ]);
  });

  test("the site context with the site id [API-003]", async () => {
    await platform.get("site/config", ResponseBody);
    expect(header("SiteContext")).toEqual(['{"siteId":2}']);
  });

  test("the id token as bearer, and the access token only where it is required [API-002]", async () => {
    beSignedIn();
    await platform.get("player/profile", ResponseBody);
    await platform.patch("player/password", ResponseBody, { accessToken: true, body: {} });
    expect(header("authorization")).toEqual([`Bearer ${idToken}`, `Bearer ${idToken}`]);
    expect(header("access-token")).toEqual([null, accessToken]);
  });

  test("no token from a visitor, and no cookie ever", async () => {
    await platform.post("game/slug/demo", ResponseBody, { body: {}, accessToken: true });
    expect(header("authorization")).toEqual([null]);
    expect(header("access-token")).toEqual([null]);
    expect(seen[0]?.credentials).toBe("omit");
  });
});

describe("a 401 of a player's call", () => {
  beforeEach(() => beSignedIn());
  const call = () => platform.get("player/profile", ResponseBody);

  test("renews the token once and repeats the call with it", async () => {
    const newer = token(7_200);
    statuses = [401];
    refreshTokens.mockImplementation(async () => {
      storeTokens({ idToken: newer });
      return "fresh";
    });
    expect(await call()).toEqual({ n: 1 });
    expect(refreshTokens.mock.calls).toEqual([[idToken]]);
    expect(header("authorization")).toEqual([`Bearer ${idToken}`, `Bearer ${newer}`]);
    expect(endSession).not.toHaveBeenCalled();
  });

  test("logs out when the refresh is refused", async () => {
    statuses = [401];
    refreshTokens.mockResolvedValue("refused");
    await expect(call()).rejects.toMatchObject({ status: 401, message: "Token expired" });
    expect(endSession.mock.calls).toEqual([["expired"]]);
  });

  test("logs out when the new token is refused too", async () => {
    statuses = [401, 401];
    refreshTokens.mockResolvedValue("fresh");
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(refreshTokens).toHaveBeenCalledOnce();
    expect(endSession.mock.calls).toEqual([["expired"]]);
  });

  test("is unreachable, not signed out, when the identity service is away", async () => {
    statuses = [401];
    refreshTokens.mockResolvedValue("unavailable");
    await expect(call()).rejects.toMatchObject({ name: "Unreachable" });
    expect(endSession).not.toHaveBeenCalled();
  });

  test.each([
    [401, "error.unauthorized"],
    [403, "error.unauthorized"],
    [403, "error.player.closed"],
  ])("that comes late, as %i %s, signs nobody out who has signed in since", async (status, late) => {
    refreshTokens.mockResolvedValue("fresh");
    const respond = vi.fn(async () => {
      beSignedIn(token(3_600, { player_id: "P2" }));
      return Response.json({ code: late }, { status });
    });
    vi.stubGlobal("fetch", respond);
    const error = await call().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status });
    expect(isHandled(error)).toBe(true);
    expect(respond).toHaveBeenCalledOnce();
    expect(endSession).not.toHaveBeenCalled();
  });

  test("is not repeated as the player who has signed in since, and signs nobody out", async () => {
    statuses = [401];
    refreshTokens.mockImplementation(async () => {
      beSignedIn(token(3_600, { player_id: "P2" }));
      return "fresh";
    });
    const error = await platform.put("limit", ResponseBody, { body: {} }).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ status: 401 });
    expect(isHandled(error)).toBe(true);
    expect(header("authorization")).toEqual([`Bearer ${idToken}`]);
    expect(endSession).not.toHaveBeenCalled();
  });
});

describe("an error is marked as handled [ERR-028]", () => {
  const errorOf = (call: Promise<unknown>) => call.then(null, (error: unknown) => error);
  beforeEach(() => beSignedIn());

  test.each([401, 403])("where a %i has ended the session, which is shown to the player", async (status) => {
    statuses = [status];
    refreshTokens.mockResolvedValue("refused");
    expect(isHandled(await errorOf(platform.get("player/profile", ResponseBody)))).toBe(true);
  });

  test("without a token", async () => {
    storeTokens({ idToken: token(-60) });
    refreshTokens.mockResolvedValue("refused");
    expect(isHandled(await errorOf(platform.get("player/profile", ResponseBody)))).toBe(true);
  });

  test.each([
    ["player/push-token", 401],
    ["player/profile", 404],
    ["player/profile", 500],
  ])("not that of %s with %i, which ends no session", async (path, status) => {
    statuses = [status];
    expect(isHandled(await errorOf(platform.get(path, ResponseBody)))).toBe(false);
  });
});

test.each([
  ["player/wallet/balance", 403],
  ["player/push-token", 403],
  ["player/phone", 403],
])(
  "%s answered with %i because the account was closed ends the session as closed, and is handled [LOGIN-010]",
  async (path, status) => {
    beSignedIn();
    statuses = [status];
    code = "error.player.closed";
    const error = await platform.get(path, ResponseBody).then(null, (thrown: unknown) => thrown);
    expect(endSession.mock.calls).toEqual([["closed"]]);
    expect(isHandled(error)).toBe(true);
    expect(refreshTokens).not.toHaveBeenCalled();
  },
);

test("a 403 logs out without a refresh", async () => {
  beSignedIn();
  statuses = [403];
  await expect(platform.get("player/profile", ResponseBody)).rejects.toMatchObject({ status: 403 });
  expect(refreshTokens).not.toHaveBeenCalled();
  expect(endSession.mock.calls).toEqual([["refused"]]);
});

test("a token that cannot be had gives 401 'Token expired' and logs out, before anything is sent [ERR-020, ERR-505, ERR-022]", async () => {
  beSignedIn();
  storeTokens({ idToken: token(-60) });
  refreshTokens.mockResolvedValue("refused");
  await expect(platform.get("player/profile", ResponseBody)).rejects.toMatchObject({
    name: "HttpError",
    status: 401,
    message: "Token expired",
  });
  expect(endSession.mock.calls).toEqual([["expired"]]);
  expect(seen).toEqual([]);
});

test("a call whose tokens are another player's by the time it leaves is not sent, and signs nobody out", async () => {
  beSignedIn(token(-10));
  refreshTokens.mockImplementation(async () => {
    storeTokens({ idToken: token(3_600, { player_id: "P2" }) });
    return "fresh";
  });
  const error = await platform.put("limit", ResponseBody, { body: {} }).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ status: 401 });
  expect(isHandled(error)).toBe(true);
  expect(seen).toEqual([]);
  expect(endSession).not.toHaveBeenCalled();
});

test("a player whose stored tokens are gone is signed out quietly, before anything is sent", async () => {
  beSignedIn();
  localStorage.clear();
  await expect(platform.get("player/profile", ResponseBody)).rejects.toMatchObject({
    status: 401,
    message: "Token expired",
  });
  expect(useSession.getState().session?.kind).toBe("guest");
  expect(endSession).not.toHaveBeenCalled();
  expect(seen.map(({ method, url }) => `${method} ${url}`)).toEqual(["DELETE http://localhost:3000/api/session"]);
});

test("with an ended token and the identity service away nothing is sent and nobody is signed out", async () => {
  beSignedIn();
  storeTokens({ idToken: token(-60) });
  refreshTokens.mockResolvedValue("unavailable");
  await expect(platform.get("player/profile", ResponseBody)).rejects.toMatchObject({ name: "Unreachable" });
  expect(seen).toEqual([]);
  expect(useSession.getState().session?.kind).toBe("player");
});

describe("refusals that leave the player signed in [SESS-028, API-507]", () => {
  test.each([
    ["player/push-token", 401],
    ["player/push-token", 403],
    ["/v1/player/token", 401],
    ["login", 401],
    ["registration", 403],
    ["registration/sms_verification", 401],
    ["player/email_verification", 401],
    ["player/sms_request", 403],
    ["password_reset/new_password/email", 401],
    ["paynplay/player/login", 403],
    ["player/phone_number/sms_request", 403],
    ["player/phone", 403],
    ["captcha/check", 403],
    ["site/config?siteId=2", 403],
    ["player/access/context", 403],
    ["player/markets/risk-setting", 401],
    ["player/timeout/cooling", 401],
    ["game/slug/demo", 403],
    ["game/session/ticket/demo", 401],
    ["pragmatic/partner/demoGameUrl", 403],
    ["pariplay/context/demo", 403],
    ["softswiss/context/demo", 401],
    ["evolution/user/authenticate/demo", 403],
    ["novomatic/game/url/demo", 401],
    ["gaming/jackpotamount", 401],
    ["player/wallet/top-winners", 403],
    ["player/wallet/latest-winners", 401],
    ["tournament/public/2/weekly-multiplier/en", 401],
  ])("%s with %d", async (path, status) => {
    beSignedIn();
    statuses = [status];
    await expect(platform.get(path, ResponseBody)).rejects.toMatchObject({ status });
    expect(endSession).not.toHaveBeenCalled();
    expect(refreshTokens).not.toHaveBeenCalled();
  });

  test("a 401 on the push token fetch or the player token fetch is silent [ERR-021, API-506]", async () => {
    const logs = [vi.spyOn(console, "warn"), vi.spyOn(console, "error")];
    for (const path of ["player/push-token", "player/token"]) {
      beSignedIn();
      statuses = [401];
      await expect(platform.get(path, ResponseBody)).rejects.toMatchObject({ status: 401 });
    }
    expect(endSession).not.toHaveBeenCalled();
    for (const spy of logs) expect(spy).not.toHaveBeenCalled();
  });

  test.each([401, 403])("every call of a visitor: %d", async (status) => {
    statuses = [status];
    await expect(platform.get("player/profile", ResponseBody)).rejects.toMatchObject({ status });
    expect(endSession).not.toHaveBeenCalled();
  });
});

describe("a refused country leads to a look at who the visitor is, whatever was called [ROUTE-037, LOC-035]", () => {
  test.each([
    ["registration", "error.country.blocked", ["player/access/context"]],
    ["player/phone", "error.country.blocked", ["player/access/context"]],
    ["game/slug", "error.country.blocked", ["player/access/context"]],
    ["registration", "error.unauthorized", []],
    // Its own response shows it already.
    ["player/access/context", "error.country.blocked", []],
  ])("%s with %s", async (path, sentCode, looks) => {
    statuses = [403];
    code = sentCode;
    await expect(platform.get(path, ResponseBody)).rejects.toMatchObject({ status: 403, code });
    expect(seen.map(({ url }) => url)).toEqual([path, ...looks].map((each) => `http://platform.test/v1/${each}`));
  });

  test("where it cannot be had, the refusal stays what it is", async () => {
    statuses = [403];
    code = "error.country.blocked";
    leaveAfterRefusal.mockRejectedValue(new Error("no such file"));
    await expect(platform.get("registration", ResponseBody)).rejects.toMatchObject({ status: 403, code });
  });
});
