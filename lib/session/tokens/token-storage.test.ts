// @vitest-environment jsdom
import { DefaultTokenStore } from "@aws-amplify/auth/cognito";
import { decodeJWT } from "aws-amplify/auth";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { config, storeTokens, token, writeConfig } from "@/tests/contract/session/browser";
import { hasAnyToken, hasRefreshToken } from "../storage-probes";
import { areFresh } from "./token-freshness";
import { payloadOf } from "./token-payload";
import { clearTokens, dropUser, readTokens, storedUser, tokenGeneration, writeTokens } from "./token-storage";

beforeEach(() => {
  localStorage.clear();
  writeConfig();
});

describe("canary: the private storage layout of @aws-amplify/auth", () => {
  async function storeAsAmplify() {
    const store = new DefaultTokenStore();
    const { poolId, clientId } = config.identity;
    store.setAuthConfig({ Cognito: { userPoolId: poolId, userPoolClientId: clientId } });
    store.setKeyValueStorage({
      setItem: async (key, value) => localStorage.setItem(key, value),
      getItem: async (key) => localStorage.getItem(key),
      removeItem: async (key) => localStorage.removeItem(key),
      clear: async () => localStorage.clear(),
    });
    const [idToken, accessToken] = [token(3_600), token(3_600, { use: "access" })];
    await store.storeTokens({
      idToken: decodeJWT(idToken),
      accessToken: decodeJWT(accessToken),
      refreshToken: "refresh-1",
      clockDrift: 1_500,
      username: "mika.example@example.com",
    });
    return { idToken, accessToken };
  }

  test("what the library stores is read: tokens, clock drift, and that there is a sign-in", async () => {
    const { idToken, accessToken } = await storeAsAmplify();
    expect(readTokens()).toEqual({ idToken, accessToken, refreshToken: "refresh-1", clockDriftMs: 1_500 });
    expect([hasRefreshToken(), hasAnyToken()]).toEqual([true, true]);
  });

  test("clearing leaves none of the library's keys", async () => {
    await storeAsAmplify();
    clearTokens();
    expect(Object.keys(localStorage).filter((key) => key.startsWith("Cognito"))).toEqual([]);
    expect([readTokens(), hasAnyToken()]).toEqual([null, false]);
  });
});

test.each([
  ["ahead, the token has ended there", 3_700_000, false],
  ["behind, the token is good for longer", -3_700_000, true],
  ["the same", 0, true],
])("a token of an hour is judged by the identity service's clock: %s", (_what, clockDriftMs, fresh) => {
  storeTokens({ idToken: token(3_600), accessToken: token(3_600) });
  const stored = readTokens();
  expect(stored && areFresh({ ...stored, clockDriftMs })).toBe(fresh);
});

test("tokens that end within five seconds are no longer good, neither are those of which one has ended", () => {
  const now = 1_790_000_000_000;
  const endingAt = (ms: number) => `e30.${btoa(JSON.stringify({ exp: ms / 1_000 }))}.x`;
  const fresh = (idEnd: number, accessEnd: number) =>
    areFresh(
      { idToken: endingAt(idEnd), accessToken: endingAt(accessEnd), refreshToken: "r", clockDriftMs: 2_000 },
      now,
    );
  expect(fresh(now + 7_001, now + 7_001)).toBe(true);
  expect(fresh(now + 7_000, now + 9_000)).toBe(false);
  expect(fresh(now + 9_000, now + 7_000)).toBe(false);
  expect(fresh(now + 9_000, now - 9_000)).toBe(false);
});

test("a set without one of its three tokens is none", () => {
  for (const name of ["idToken", "accessToken", "refreshToken"]) {
    storeTokens({ idToken: token(3_600) });
    expect(readTokens()).not.toBeNull();
    localStorage.removeItem(`CognitoIdentityServiceProvider.greenroom-web.sub-1.${name}`);
    expect(readTokens(), name).toBeNull();
  }
});

test("a browser that forbids its storage has no sign-in", () => {
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  expect([readTokens(), storedUser()]).toEqual([null, null]);
});

describe("tokens that the site writes itself", () => {
  const accessToken = token(3_600, { use: "access", username: "sub-7", iat: 1_790_000_000 });
  const given = { idToken: token(3_600), accessToken, refreshToken: "refresh-7" };

  test("are read as the library's, with the drift of its clock, and the refresh token is written last", () => {
    const setItem = vi.spyOn(Storage.prototype, "setItem");
    writeTokens(given, 1_789_999_998_500);
    expect(readTokens()).toEqual({ ...given, clockDriftMs: 1_500 });
    expect(storedUser()).toBe("sub-7");
    // It notifies the other tabs.
    expect(setItem.mock.calls.at(-1)?.[0]).toBe("CognitoIdentityServiceProvider.greenroom-web.sub-7.refreshToken");
  });

  test.each([
    ["a user", { username: 7 }],
    ["a time", { iat: "now" }],
  ])("are refused when the access token lacks %s, and nothing is written", (_what, claims) => {
    const bad = token(3_600, { username: "sub-7", ...claims });
    expect(() => writeTokens({ ...given, accessToken: bad })).toThrow("names nobody");
    expect(localStorage).toHaveLength(0);
  });
});

test("the tokens of one user go, those of the other are the stored ones again", () => {
  storeTokens({ idToken: token(3_600), user: "early" });
  const early = readTokens();
  storeTokens({ idToken: token(7_200), user: "late" });
  localStorage.setItem("theme", "dark");
  dropUser("late", "early");
  expect(storedUser()).toBe("early");
  expect(readTokens()).toEqual(early);
  expect(Object.keys(localStorage).filter((key) => key.includes("late"))).toEqual([]);
  expect(localStorage.getItem("theme")).toBe("dark");
});

test("clearing changes the generation, and leaves what is not the library's", () => {
  localStorage.setItem("theme", "dark");
  expect(tokenGeneration()).toBeNull();
  clearTokens();
  const first = tokenGeneration();
  clearTokens();
  expect(first).toBeTruthy();
  expect(tokenGeneration()).not.toBe(first);
  expect(localStorage.getItem("theme")).toBe("dark");
});

test.each(["", "x", "a.b.c", `e30.${btoa("null")}.x`, `e30.${btoa("7")}.x`, `e30.${btoa('"text"')}.x`])(
  "%j has no claims",
  (text) => expect(payloadOf(text)).toEqual({}),
);

test("claims are read from both alphabets of base64, in UTF-8", () => {
  const text = Buffer.from(JSON.stringify({ name: "ÿ?>~ mäkä" })).toString("base64url");
  expect(text).toMatch(/[-_]/);
  expect(payloadOf(`e30.${text}.x`)).toEqual({ name: "ÿ?>~ mäkä" });
});
