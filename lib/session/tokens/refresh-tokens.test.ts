// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { identityKeys, storeTokens, token, writeConfig } from "@/tests/contract/session/browser";
import { playerIn } from "../state";
import { dispatchSession, useSession } from "../store";
import { currentTokens } from "./current-tokens";
import { readPlayer } from "./read-player";
import { refreshTokens } from "./refresh-tokens";
import { clearTokens } from "./token-storage";

const renewTokens = vi.hoisted(() => vi.fn());
vi.mock("./amplify", () => ({ renewTokens }));

const expired = token(-60);
const fresh = token(3_600);

beforeEach(() => {
  writeConfig();
  localStorage.clear();
  storeTokens({ idToken: expired });
  renewTokens.mockReset();
  vi.stubGlobal(
    "fetch",
    vi.fn().mockImplementation(async () => new Response("{}")),
  );
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, "locks");
});

const renewing = () =>
  renewTokens.mockImplementation(async () => {
    storeTokens({ idToken: fresh });
    return "renewed";
  });

describe("the tokens for a call", () => {
  test("are the stored ones while both are good", async () => {
    storeTokens({ idToken: fresh });
    expect(await currentTokens()).toMatchObject({ idToken: fresh });
    expect(renewTokens).not.toHaveBeenCalled();
  });

  test.each([
    ["the id token has ended", { idToken: expired, accessToken: fresh }],
    ["the access token has ended", { idToken: fresh, accessToken: expired }],
    ["they end within five seconds", { idToken: token(4) }],
  ])("are renewed once when %s [SESS-021]", async (_what, tokens) => {
    storeTokens(tokens);
    renewing();
    expect(await currentTokens()).toMatchObject({ idToken: fresh, accessToken: fresh });
    expect(renewTokens).toHaveBeenCalledOnce();
  });

  test("are none without a refresh token: signed out, without a request [SESS-021]", async () => {
    for (const key of identityKeys()) if (key.endsWith(".refreshToken")) localStorage.removeItem(key);
    expect(await currentTokens()).toBe("signed-out");
    expect(renewTokens).not.toHaveBeenCalled();
  });

  test("are refused when the identity service refuses them [SESS-021]", async () => {
    renewTokens.mockResolvedValue("refused");
    expect(await currentTokens()).toBe("refused");
  });

  test("are unavailable, not refused, when it is away: the stored sign-in stays [SESS-021]", async () => {
    renewTokens.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await currentTokens()).toBe("unavailable");
    expect(identityKeys()).toHaveLength(5);
  });

  test("are unavailable when it does not respond for fifteen seconds", async () => {
    vi.useFakeTimers({ now: Date.now() });
    renewTokens.mockReturnValue(new Promise(() => {}));
    const outcome = currentTokens();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toBe("unavailable");
  });

  describe("of a browser that forbids its storage", () => {
    const forbid = () =>
      vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
        throw new DOMException("forbidden", "SecurityError");
      });

    test("are none: nobody has signed in", async () => {
      clearTokens();
      const forbidden = forbid();
      expect(await currentTokens()).toBe("signed-out");
      forbidden.mockRestore();
    });

    test("while a page is open are those that it has read, until it signs out", async () => {
      storeTokens({ idToken: fresh });
      await currentTokens();
      const forbidden = forbid();
      expect(await currentTokens()).toMatchObject({ idToken: fresh });
      clearTokens();
      expect(await currentTokens()).toBe("signed-out");
      forbidden.mockRestore();
    });
  });
});

describe("one refresh for all", () => {
  test("callers of this tab share it", async () => {
    renewing();
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => refreshTokens(expired)))).toEqual(Array(5).fill("fresh"));
    expect(renewTokens).toHaveBeenCalledOnce();
  });

  test("another tab that was first has done the work", async () => {
    const requests: string[] = [];
    Object.defineProperty(navigator, "locks", {
      configurable: true,
      value: {
        request: async (name: string, work: () => unknown) => {
          requests.push(name);
          storeTokens({ idToken: fresh });
          return work();
        },
      },
    });
    expect(await refreshTokens(expired)).toBe("fresh");
    expect(requests).toEqual(["session-refresh"]);
    expect(renewTokens).not.toHaveBeenCalled();
  });

  test("after a refresh the next stale token is refreshed again", async () => {
    renewing();
    await refreshTokens(expired);
    await refreshTokens(fresh);
    expect(renewTokens).toHaveBeenCalledTimes(2);
  });
});

test("a refresh that ends after a sign-out does not bring the session back", async () => {
  renewTokens.mockImplementation(async () => {
    clearTokens();
    storeTokens({ idToken: fresh, refreshToken: "refresh-2" });
    return "renewed";
  });
  expect(await refreshTokens(expired)).toBe("refused");
  expect(identityKeys()).toEqual([]);
  const [, request] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(JSON.parse(String(request?.body))).toMatchObject({ Token: "refresh-2" });
});

describe("the claims of a renewed token count at once", () => {
  const suspended = token(3_600, { multibrand: '{"suspended":true}' });
  const isSuspended = () => playerIn(useSession.getState())?.multibrand.suspended;
  const renewTo = (idToken: string) =>
    renewTokens.mockImplementation(async () => {
      storeTokens({ idToken });
      return "renewed";
    });

  beforeEach(() => {
    const player = readPlayer(expired);
    if (player) dispatchSession({ type: "signed-in", player });
  });
  afterEach(() => dispatchSession({ type: "signed-out" }));

  test("a session that was suspended meanwhile is suspended here [SESS-032]", async () => {
    renewTo(suspended);
    expect(isSuspended()).toBe(false);
    expect(await refreshTokens(expired)).toBe("fresh");
    expect(isSuspended()).toBe(true);
  });

  test("whichever tab renewed it", async () => {
    storeTokens({ idToken: suspended });
    expect(await refreshTokens(expired)).toBe("fresh");
    expect(isSuspended()).toBe(true);
    expect(renewTokens).not.toHaveBeenCalled();
  });

  test("the same claims leave the player as they are, so that no connection is made again", async () => {
    const known = playerIn(useSession.getState());
    renewTo(token(7_200, { iat: 1 }));
    expect(await refreshTokens(expired)).toBe("fresh");
    expect(playerIn(useSession.getState())).toBe(known);
  });

  test("a guest is signed in by none", async () => {
    dispatchSession({ type: "signed-out" });
    renewTo(suspended);
    await refreshTokens(expired);
    expect(isSuspended()).toBeUndefined();
  });
});

describe("two tabs with one storage and rotating refresh tokens", () => {
  /** Another tab: the module again, with the same storage and the same locks of the browser. */
  async function openTab(): Promise<typeof refreshTokens> {
    vi.resetModules();
    return (await import("./refresh-tokens")).refreshTokens;
  }

  /** The locks of a browser: one holder at a time, the others in the order they came. */
  function shareLocks(): void {
    let last: Promise<unknown> = Promise.resolve();
    Object.defineProperty(navigator, "locks", {
      configurable: true,
      value: {
        request: (_name: string, work: () => Promise<unknown>) => {
          const mine = last.then(work);
          last = mine.catch(() => {});
          return mine;
        },
      },
    });
  }

  test("that find the token ended at once renew it once, and both go on [SESS-021]", async () => {
    shareLocks();
    const used: (string | null)[] = [];
    renewTokens.mockImplementation(async () => {
      const refreshKey = identityKeys().find((key) => key.endsWith(".refreshToken")) ?? "";
      used.push(localStorage.getItem(refreshKey));
      await new Promise((resolve) => setTimeout(resolve, 20));
      storeTokens({ idToken: fresh, refreshToken: `refresh-${used.length + 1}` });
      return "renewed";
    });
    const [one, other] = [await openTab(), await openTab()];
    expect(await Promise.all([one(expired), other(expired), one(expired), other(expired)])).toEqual(
      Array(4).fill("fresh"),
    );
    expect(used).toEqual(["refresh-1"]);
  });

  test("of which the first cannot send its request: the second sends its own", async () => {
    shareLocks();
    renewing();
    renewTokens.mockRejectedValueOnce(new TypeError("away"));
    const [one, other] = [await openTab(), await openTab()];
    expect(await Promise.all([one(expired), other(expired)])).toEqual(["unavailable", "fresh"]);
    expect(renewTokens).toHaveBeenCalledTimes(2);
  });
});
