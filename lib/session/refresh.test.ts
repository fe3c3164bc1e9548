// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { handOver, identityKeys, storeTokens, token } from "@/tests/contract/session/browser";
import { refreshTokens } from "./refresh";
import { clearTokens } from "./token-storage";
import { currentTokens } from "./tokens";

const renewTokens = vi.hoisted(() => vi.fn());
vi.mock("./auth", () => ({ renewTokens }));

const expired = token(-60);
const fresh = token(3_600);

beforeEach(() => {
  handOver();
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

  test("are none without a refresh token: signed out, and nobody is asked [SESS-021]", async () => {
    for (const key of identityKeys()) if (key.endsWith(".refreshToken")) localStorage.removeItem(key);
    expect(await currentTokens()).toBe("signed-out");
    expect(renewTokens).not.toHaveBeenCalled();
  });

  test("are refused when the identity service says so [SESS-021]", async () => {
    renewTokens.mockResolvedValue("refused");
    expect(await currentTokens()).toBe("refused");
  });

  test("are unavailable, not refused, when it is away: the stored sign-in stays [SESS-021]", async () => {
    renewTokens.mockRejectedValue(new TypeError("Failed to fetch"));
    expect(await currentTokens()).toBe("unavailable");
    expect(identityKeys()).toHaveLength(5);
  });

  test("are unavailable when it says nothing for fifteen seconds", async () => {
    vi.useFakeTimers({ now: Date.now() });
    renewTokens.mockReturnValue(new Promise(() => {}));
    const outcome = currentTokens();
    await vi.advanceTimersByTimeAsync(15_000);
    expect(await outcome).toBe("unavailable");
  });

  test("a browser without storage holds nobody", async () => {
    const forbidden = vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
    expect(await currentTokens()).toBe("signed-out");
    forbidden.mockRestore();
  });
});

describe("one refresh for all", () => {
  test("callers of this tab share it", async () => {
    renewing();
    expect(await Promise.all([1, 2, 3, 4, 5].map(() => refreshTokens(expired)))).toEqual(Array(5).fill("fresh"));
    expect(renewTokens).toHaveBeenCalledOnce();
  });

  test("another tab that was first has done the work", async () => {
    const asked: string[] = [];
    Object.defineProperty(navigator, "locks", {
      configurable: true,
      value: {
        request: async (name: string, work: () => unknown) => {
          asked.push(name);
          storeTokens({ idToken: fresh });
          return work();
        },
      },
    });
    expect(await refreshTokens(expired)).toBe("fresh");
    expect(asked).toEqual(["session-refresh"]);
    expect(renewTokens).not.toHaveBeenCalled();
  });

  test("after a refresh the next stale token is refreshed anew", async () => {
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
