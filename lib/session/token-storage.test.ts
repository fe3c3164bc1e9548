// @vitest-environment jsdom
import { DefaultTokenStore } from "@aws-amplify/auth/cognito";
import { decodeJWT } from "aws-amplify/auth";
import { beforeEach, describe, expect, test } from "vitest";
import { config, handOver, storeTokens, token } from "@/tests/contract/session/browser";
import { hasAnyToken, hasRefreshToken } from "./token-presence";
import { areFresh, clearTokens, readTokens } from "./token-storage";

beforeEach(() => {
  localStorage.clear();
  handOver();
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
