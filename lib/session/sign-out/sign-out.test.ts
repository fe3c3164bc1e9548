// @vitest-environment jsdom
import { beforeEach, describe, expect, test, vi } from "vitest";
import { rememberChoice } from "@/lib/market/switch-links";
import { identityKeys, playerClaims, storeTokens, token, writeConfig } from "@/tests/contract/session/browser";
import { peekReturn, saveReturn } from "../sign-in/return-path";
import { dispatchSession, useSession } from "../store";
import { readPlayer } from "../tokens/read-player";
import { type SignOutSteps, signOut, signOutBy } from "./sign-out";

const tokens = { idToken: "i", accessToken: "a", refreshToken: "r", clockDriftMs: 0 };

function recorded(failing: string[] = [], withCrm = false) {
  const order: string[] = [];
  const step = (name: string) => {
    order.push(name);
    if (failing.includes(name)) throw new Error(name);
  };
  const steps: SignOutSteps = {
    takeTokens: () => {
      step("take tokens");
      return tokens;
    },
    markSignedOut: () => step("logged out"),
    clearKeys: () => step("clear keys"),
    clearCookies: async () => step("clear cookies"),
    ...(withCrm && { leaveCrm: () => step("CRM") }),
    leavePlatform: async ({ accessToken }) => step(`platform ${accessToken}`),
    revoke: async ({ refreshToken }) => step(`revoke ${refreshToken}`),
  };
  return { order, steps };
}

describe("sign-out runs in this order, the tokens taken first and revoked last [SESS-023]", () => {
  test.each([
    [true, ["take tokens", "logged out", "clear keys", "clear cookies", "CRM", "platform a", "revoke r"]],
    [false, ["take tokens", "logged out", "clear keys", "clear cookies", "platform a", "revoke r"]],
  ])("with a CRM tool: %s", async (withCrm, wanted) => {
    const { order, steps } = recorded([], withCrm);
    await signOutBy(steps);
    expect(order).toEqual(wanted);
  });
});

test.each(["logged out", "clear keys", "clear cookies", "CRM", "platform a", "revoke r"])(
  "when '%s' fails, every later step still runs [SESS-025]",
  async (failing) => {
    const noted = vi.spyOn(console, "warn").mockReturnValue();
    const { order, steps } = recorded([failing], true);
    await signOutBy(steps);
    expect(order).toEqual([
      "take tokens",
      "logged out",
      "clear keys",
      "clear cookies",
      "CRM",
      "platform a",
      "revoke r",
    ]);
    expect(noted).toHaveBeenCalledOnce();
  },
);

describe("in the browser", () => {
  const calls: { what: string; body: string; keepalive: boolean; tokens: (string | null)[] }[] = [];
  const idToken = token(60);
  const accessToken = token(60, { use: "access" });
  let respond: (url: string) => Response | Promise<Response>;

  beforeEach(() => {
    writeConfig();
    localStorage.clear();
    calls.length = 0;
    respond = () => new Response(null, { status: 204 });
    vi.stubGlobal("fetch", async (input: Request | string, init?: RequestInit) => {
      const request = new Request(input, init);
      const { method, url, keepalive, headers } = request;
      const tokens = ["authorization", "access-token"].map((name) => headers.get(name));
      calls.push({ what: `${method} ${url}`, body: await request.text(), keepalive, tokens });
      return respond(request.url);
    });
    const player = readPlayer(token(60, playerClaims));
    if (player) dispatchSession({ type: "signed-in", player });
    storeTokens({ idToken, accessToken, refreshToken: "refresh-7" });
    localStorage.setItem("theme", "light");
    localStorage.setItem("player:play-session", "{}");
    sessionStorage.setItem("player:favourite-after-login", "{}");
    saveReturn({ path: "/en-UN/online-casino" });
  });

  test("the tab is a guest at once, keys and the saved page are gone, the refresh token is revoked [SESS-023, ROUTE-049]", async () => {
    const done = signOut();
    expect(useSession.getState().session?.kind).toBe("guest");
    expect(identityKeys()).toEqual([]);
    await done;
    expect(calls.map(({ what }) => what)).toEqual([
      "DELETE http://localhost:3000/api/session",
      "POST http://platform.test/v1/player/sign-out",
      "POST http://identity.test/",
    ]);
    expect(calls[1]).toMatchObject({ keepalive: true, tokens: [`Bearer ${idToken}`, accessToken] });
    expect(JSON.parse(calls[2]?.body ?? "")).toEqual({ ClientId: "greenroom-web", Token: "refresh-7" });
    expect(peekReturn()).toBeNull();
  });

  test("what belongs to the player goes; theme and market, which are the visitor's, stay", async () => {
    rememberChoice("fi-FI");
    await signOut();
    expect(useSession.getState()).toMatchObject({ session: { kind: "guest" } });
    expect(JSON.stringify(useSession.getState())).not.toContain(playerClaims.player_id);
    expect(identityKeys()).toEqual([]);
    expect([
      localStorage.getItem("player:play-session"),
      sessionStorage.getItem("player:favourite-after-login"),
    ]).toEqual([null, null]);
    expect([localStorage.getItem("theme"), document.cookie]).toEqual(["light", "market=fi-FI"]);
  });

  test("our server away, the identity service away: signed out here all the same, and it does not throw [SESS-025]", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    respond = () => Promise.reject(new TypeError("away"));
    await signOut();
    expect(useSession.getState().session?.kind).toBe("guest");
    expect(identityKeys()).toEqual([]);
    expect(calls).toHaveLength(3);
  });

  test.each([
    ["a sign-in that a service ended", () => signOut({ isOver: true })],
    [
      "tokens that have ended",
      () => {
        storeTokens({ idToken: token(-60) });
        return signOut();
      },
    ],
  ])("the platform is not notified of %s", async (_what, leave) => {
    await leave();
    expect(calls.map(({ what }) => what)).toEqual([
      "DELETE http://localhost:3000/api/session",
      "POST http://identity.test/",
    ]);
  });

  test("our server away: the cookie stays remembered, for the next page to take back", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    respond = () => Promise.reject(new TypeError("away"));
    await signOut();
    expect(localStorage.getItem("session-cookie-exp")).not.toBeNull();
    respond = () => new Response(null, { status: 204 });
    await signOut();
    expect(localStorage.getItem("session-cookie-exp")).toBeNull();
  });

  test("the cookie is taken back even when the page is left at once", async () => {
    await signOut();
    expect(calls[0]).toMatchObject({ what: "DELETE http://localhost:3000/api/session", keepalive: true });
  });

  test("a sign-out of all devices ends the sign-ins of each of them", async () => {
    await signOut({ everywhere: true });
    expect(calls[2]?.what).toBe("POST http://identity.test/");
    expect(JSON.parse(calls[2]?.body ?? "")).toEqual({ AccessToken: accessToken });
  });

  test("two clicks sign out once", async () => {
    await Promise.all([signOut(), signOut()]);
    expect(calls).toHaveLength(3);
  });
});
