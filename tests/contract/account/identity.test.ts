// @vitest-environment jsdom
import { randomUUID } from "node:crypto";
import {
  signOut as amplifySignOut,
  confirmResetPassword,
  confirmSignUp,
  fetchAuthSession,
  fetchUserAttributes,
  resendSignUpCode,
  resetPassword,
  signUp,
  updatePassword,
} from "@aws-amplify/auth";
import { decodeJwt } from "jose";
import { beforeEach, describe, expect, inject, test } from "vitest";
import { classifyLoginError } from "@/lib/account/login/failure";
import { proveCredentials, renewTokens } from "@/lib/session/tokens/amplify";
import { readPlayer } from "@/lib/session/tokens/read-player";
import { revoke } from "@/lib/session/tokens/revoke-tokens";
import { clearTokens, readTokens } from "@/lib/session/tokens/token-storage";
import { config, identityKeys, writeConfig } from "../session/browser";

const { control, identity } = inject("sandbox");
const password = "Greenroom-2026";

async function steer(path: string, method: string, body?: object): Promise<Response> {
  const response = await fetch(`${control}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  expect(response.ok, `${method} ${path} answered ${response.status}`).toBe(true);
  return response;
}

async function newPlayer(claims: Record<string, string> = {}) {
  const playerId = `contract-${randomUUID()}`;
  const email = `${playerId}@example.com`;
  await steer("/identity/users", "POST", { email, password, claims: { player_id: playerId, ...claims } });
  return { playerId, email, change: (changes: object) => steer(`/identity/users/${playerId}`, "PATCH", changes) };
}

async function mailedCode(email: string): Promise<string> {
  const response = await fetch(`${control}/outbox.json?recipient=${encodeURIComponent(email)}`);
  const [newest] = await response.json();
  return newest.code;
}

const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: Error) => ({ name: error.name, message: error.message }),
  );

/** The response of one call of the protocol, as anybody could make it. */
const call = (operation: string, input: object) =>
  fetch(identity, {
    method: "POST",
    headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId: config.identity.clientId, ...input }),
  });

beforeEach(() => {
  localStorage.clear();
  writeConfig({ ...config, identity: { ...config.identity, endpoint: identity } });
});

describe("signing in", () => {
  test("with e-mail and password stores the tokens under the key set of the identity service [SESS-005, SESS-015]", async () => {
    const { email, playerId } = await newPlayer({ country_code: "CA", province_code: "ON", language_code: "fr" });
    await proveCredentials({ email, password });
    const { sub } = decodeJwt(readTokens()?.idToken ?? "");
    const own = `CognitoIdentityServiceProvider.${config.identity.clientId}`;
    const names = ["accessToken", "clockDrift", "idToken", "refreshToken", "signInDetails"];
    expect(identityKeys().sort()).toEqual(
      [`${own}.LastAuthUser`, ...names.map((name) => `${own}.${sub}.${name}`)].sort(),
    );
    expect(readPlayer(readTokens()?.idToken ?? "")).toMatchObject({
      playerId,
      email,
      countryCode: "CA",
      provinceCode: "ON",
      language: "fr",
      loginMethod: "DEFAULT",
      multibrand: { suspended: false },
    });
  });

  test("sends no password: one exchange of two POSTs with an SRP proof, all to the identity service [API-011, API-012]", async () => {
    const { email } = await newPlayer();
    const sent: { address: string; body: string }[] = [];
    const real = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      sent.push({ address: String(input), body: String(init?.body) });
      return real(input, init);
    };
    try {
      await proveCredentials({ email, password });
    } finally {
      globalThis.fetch = real;
    }
    expect(sent).toHaveLength(2);
    for (const { address, body } of sent) {
      expect(new URL(address).origin).toBe(identity);
      expect(body).not.toContain(password);
    }
  });

  test("with a wrong password and with an unknown address is refused in the same words", async () => {
    const { email } = await newPlayer();
    const wrong = await refusal(proveCredentials({ email, password: "wrong" }));
    expect(wrong).toEqual({ name: "NotAuthorizedException", message: "Incorrect username or password." });
    expect(await refusal(proveCredentials({ email: `nobody-${randomUUID()}@example.com`, password }))).toEqual(wrong);
    expect(identityKeys()).toEqual([]);
  });

  test("again and again with a fresh salt each time succeeds", { timeout: 60_000 }, async () => {
    for (let round = 0; round < 5; round++) {
      const { email } = await newPlayer();
      await proveCredentials({ email, password });
      clearTokens();
    }
  });

  test.each([
    [
      "Timeout in progress: playerId=P1, remainingDays=2, milliseconds=90000000, isCooling=false, initiator=PLAYER",
      "time-out",
    ],
    ["Exclusion in progress: 180 days", "exclusion"],
    ["Exclusion in progress: indefinite", "exclusion"],
    ["Sign in attempt count exceeded", "max-attempts"],
    ["Account deactivated", "deactivated"],
    ["Account closed", "closed"],
    ["Player not found", "not-found"],
    ["Player blacklisted", "blacklisted"],
    ["Something else", "unauthorized"],
  ])("an account with '%s' is informed after the right password [API-012, LOGIN-009]", async (message, kind) => {
    const { email, change } = await newPlayer();
    await change({ signInRefusal: message });
    const refused = await refusal(proveCredentials({ email, password }));
    expect(refused && classifyLoginError(refused).kind).toBe(kind);
  });
});

describe("renewing", () => {
  test("gives newer tokens of the same sign-in", async () => {
    const { email, change } = await newPlayer();
    await proveCredentials({ email, password });
    const before = readTokens();
    await change({ claims: { country_code: "SE" } });
    expect(await renewTokens()).toBe("renewed");
    const after = readTokens();
    expect(after?.idToken).not.toBe(before?.idToken);
    expect(after?.refreshToken).toBe(before?.refreshToken);
    expect(readPlayer(after?.idToken ?? "")?.countryCode).toBe("SE");
  });

  test("with rotation stores the new refresh token", async () => {
    const { email, change } = await newPlayer();
    await change({ rotateRefreshTokens: true });
    await proveCredentials({ email, password });
    const first = readTokens()?.refreshToken;
    expect(await renewTokens()).toBe("renewed");
    expect(readTokens()?.refreshToken).not.toBe(first);
    expect(await renewTokens()).toBe("renewed");
  });

  test("after a sign-out everywhere is refused, and the library forgets the tokens", async () => {
    const { email, playerId } = await newPlayer();
    await proveCredentials({ email, password });
    await steer(`/identity/users/${playerId}/sign-out`, "POST");
    expect(await renewTokens()).toBe("refused");
    expect(identityKeys().filter((key) => key.endsWith("Token"))).toEqual([]);
  });

  test("with the identity service away throws and keeps the tokens", async () => {
    const { email } = await newPlayer();
    await proveCredentials({ email, password });
    const real = globalThis.fetch;
    globalThis.fetch = async () => Promise.reject(new TypeError("Failed to fetch"));
    try {
      await expect(renewTokens()).rejects.toMatchObject({ name: "NetworkError" });
    } finally {
      globalThis.fetch = real;
    }
    expect(readTokens()).not.toBeNull();
  });

  test.each(["garbage", "error"])("with a response that is %s throws and keeps the tokens", async (kind) => {
    const { email } = await newPlayer();
    await proveCredentials({ email, password });
    const real = globalThis.fetch;
    const broken = { garbage: new Response("<<<"), error: new Response("<h1>", { status: 500 }) }[kind];
    globalThis.fetch = async () => broken ?? Response.error();
    try {
      await expect(renewTokens()).rejects.toThrow();
    } finally {
      globalThis.fetch = real;
    }
    expect(readTokens()).not.toBeNull();
  });
});

describe("signing out", () => {
  test("revokes with tokens held in memory, after the stored ones are gone [SESS-023]", async () => {
    const { email } = await newPlayer();
    await proveCredentials({ email, password });
    const held = readTokens();
    clearTokens();
    expect(identityKeys()).toEqual([]);
    if (held) await revoke(held);
    const refreshed = await call("GetTokensFromRefreshToken", { RefreshToken: held?.refreshToken });
    expect(refreshed.status).toBe(400);
    expect(await refreshed.json()).toMatchObject({ __type: "NotAuthorizedException" });
    expect((await call("GetUser", { AccessToken: held?.accessToken })).status).toBe(400);
  });

  test("the identity library's own two ways do the same", async () => {
    for (const global of [false, true]) {
      const { email } = await newPlayer();
      await proveCredentials({ email, password });
      const { refreshToken } = readTokens() ?? {};
      await amplifySignOut({ global });
      expect((await call("GetTokensFromRefreshToken", { RefreshToken: refreshToken })).status).toBe(400);
    }
  });
});

describe("the calls that later pages need, as the identity library makes them", () => {
  test("sign-up, a code again, confirmation, sign-in", async () => {
    const email = `new-${randomUUID()}@example.com`;
    const { nextStep } = await signUp({ username: email, password, options: { userAttributes: { email } } });
    expect(nextStep.signUpStep).toBe("CONFIRM_SIGN_UP");
    expect(await refusal(proveCredentials({ email, password }))).toMatchObject({ name: "UserNotConfirmedException" });
    await resendSignUpCode({ username: email });
    await confirmSignUp({ username: email, confirmationCode: await mailedCode(email) });
    await proveCredentials({ email, password });
    expect(await fetchUserAttributes()).toMatchObject({ email });
  });

  test("reset of a forgotten password", async () => {
    const { email } = await newPlayer();
    await resetPassword({ username: email });
    const code = await mailedCode(email);
    const confirm = (confirmationCode: string) =>
      confirmResetPassword({ username: email, confirmationCode, newPassword: "another password" });
    expect(await refusal(confirm(code === "000000" ? "000001" : "000000"))).toMatchObject({
      name: "CodeMismatchException",
    });
    await confirm(code);
    expect(await refusal(confirm(code))).toMatchObject({ name: "ExpiredCodeException" });
    await proveCredentials({ email, password: "another password" });
  });

  test("change of the password while signed in", async () => {
    const { email } = await newPlayer();
    await proveCredentials({ email, password });
    await updatePassword({ oldPassword: password, newPassword: "another password" });
    clearTokens();
    await proveCredentials({ email, password: "another password" });
  });
});

test("callers at once share one refresh", async () => {
  const { email, change } = await newPlayer();
  await change({ tokenSeconds: 1 });
  await proveCredentials({ email, password });
  let calls = 0;
  const real = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    calls++;
    return real(input, init);
  };
  try {
    await Promise.all([1, 2, 3, 4, 5].map(() => fetchAuthSession()));
  } finally {
    globalThis.fetch = real;
  }
  expect(calls).toBe(1);
});
