import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { type OpenDatabase, openDatabase } from "../core/database";
import { createFaults } from "../core/faults";
import { readOutbox } from "../core/outbox";
import { type App, createApp } from "../core/server";
import { readSettings } from "../core/settings";
import { createIdentity, type Identity } from "./identity";
import { signInRefusals } from "./sign-in-refusals";

const dataFolder = mkdtempSync(join(tmpdir(), "greenroom-identity-"));
const settings = readSettings({ NODE_ENV: "test", SANDBOX_DATA: dataFolder, SANDBOX_PORT: "4640" });
const ClientId = settings.clientId;
const password = "Greenroom-2026";

let database: OpenDatabase;
let identity: Identity;
let app: App;
let control: App;
let clock = Date.UTC(2026, 8, 1, 9, 5);

async function open() {
  database = await openDatabase(settings);
  const faults = createFaults();
  identity = await createIdentity({ db: database.db, settings, faults }, () => new Date(clock));
  app = createApp("identity", faults);
  identity.routes(app);
  control = createApp("control", faults);
  identity.control?.(control);
}

beforeAll(open, 60_000);
afterAll(async () => {
  await database.close();
  rmSync(dataFolder, { recursive: true });
});
afterEach(() => {
  clock += 86_400_000;
});

/** One call of the protocol: its response, or the error as "Type: message". */
async function call(operation: string, input: object): Promise<Record<string, unknown> & { error?: string }> {
  const response = await app.request("/", {
    method: "POST",
    headers: { "x-amz-target": `AWSCognitoIdentityProviderService.${operation}` },
    body: JSON.stringify({ ClientId, ...input }),
  });
  const body = await response.json();
  if (response.ok) return body;
  expect(response.status).toBe(400);
  expect(response.headers.get("x-amzn-errortype")).toBe(`${body.__type}:`);
  return { error: `${body.__type}: ${body.message}` };
}

interface Tokens {
  IdToken: string;
  AccessToken: string;
  RefreshToken: string;
}

const signIn = (USERNAME: string, PASSWORD = password) =>
  call("InitiateAuth", { AuthFlow: "USER_PASSWORD_AUTH", AuthParameters: { USERNAME, PASSWORD } });

async function tokensOf(result: Promise<Record<string, unknown>>): Promise<Tokens> {
  return (await result).AuthenticationResult as Tokens;
}

let last = 0;
async function newUser(claims: Record<string, string> = {}) {
  const playerId = `P${++last}`;
  const email = `player-${last}@example.com`;
  await identity.createUser({ email, password, claims: { player_id: playerId, ...claims } });
  return { playerId, email };
}

const codeFor = async (email: string) => (await readOutbox(database.db, email))[0]?.code ?? "";
const wrong = (code: string) => (code === "000000" ? "000001" : "000000");

describe("tokens", () => {
  test("the id token carries every claim of the specification [SESS-008, SESS-009]", async () => {
    const { email, playerId } = await newUser({ country_code: "CA", province_code: "ON", language_code: "fr" });
    const { IdToken } = await tokensOf(signIn(email.toUpperCase()));
    const claims = decodeJwt(IdToken);
    expect(claims).toMatchObject({
      email,
      player_id: playerId,
      country_code: "CA",
      province_code: "ON",
      language_code: "fr",
      login_method: "DEFAULT",
      multibrand: '{"suspended":false}',
      token_use: "id",
      aud: ClientId,
      iss: `${settings.origin.identity}/${settings.poolId}`,
      iat: Math.floor(clock / 1_000),
      exp: Math.floor(clock / 1_000) + 3_600,
    });
    for (const name of ["sub", "player_access_id", "support_chat_token", "registrationDate", "origin_jti"])
      expect(claims[name], name).toMatch(/.{8}/);
  });

  test("the access token names its origin and client, and not the player", async () => {
    const { email } = await newUser();
    const { AccessToken, IdToken } = await tokensOf(signIn(email));
    const access = decodeJwt(AccessToken);
    expect(access).toMatchObject({ token_use: "access", client_id: ClientId, scope: "aws.cognito.signin.user.admin" });
    expect(access.origin_jti).toBe(decodeJwt(IdToken).origin_jti);
    expect(access).not.toHaveProperty("player_id");
    expect(access).not.toHaveProperty("aud");
  });

  test("the published keys verify the tokens, and contain nothing private", async () => {
    const { email } = await newUser();
    const { IdToken } = await tokensOf(signIn(email));
    const jwks = await (await app.request(`/${settings.poolId}/.well-known/jwks.json`)).json();
    expect(Object.keys(jwks.keys[0]).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
    expect(decodeProtectedHeader(IdToken)).toMatchObject({ alg: "RS256", kid: jwks.keys[0].kid });
    vi.stubGlobal("fetch", async () => Response.json(jwks));
    const keys = createRemoteJWKSet(new URL("http://keys.example"));
    await expect(jwtVerify(IdToken, keys, { currentDate: new Date(clock) })).resolves.toBeTruthy();
    const document = await (await app.request(`/${settings.poolId}/.well-known/openid-configuration`)).json();
    expect(document.jwks_uri).toBe(`${document.issuer}/.well-known/jwks.json`);
  });

  test("verify wants the right use, an unexpired token and our signature", async () => {
    const { email, playerId } = await newUser();
    const { IdToken, AccessToken } = await tokensOf(signIn(email));
    expect(await identity.verify(IdToken, "id")).toMatchObject({ player_id: playerId, email, token_use: "id" });
    expect(await identity.verify(AccessToken, "access")).toMatchObject({ player_id: playerId, token_use: "access" });
    expect(await identity.verify(AccessToken, "id")).toBeNull();
    expect(await identity.verify(IdToken, "access")).toBeNull();
    const [head, body, signature] = IdToken.split(".");
    const forged = Buffer.from(JSON.stringify({ ...decodeJwt(IdToken), player_id: "P0" })).toString("base64url");
    expect(await identity.verify(`${head}.${forged}.${signature}`, "id")).toBeNull();
    const none = Buffer.from(JSON.stringify({ alg: "none" })).toString("base64url");
    expect(await identity.verify(`${none}.${body}.`, "id")).toBeNull();
    expect(await identity.verify("nonsense", "id")).toBeNull();
    clock += 3_601_000;
    expect(await identity.verify(IdToken, "id")).toBeNull();
  });

  test("a player's lifetime of tokens and claims can be changed; the next refresh carries them", async () => {
    const { email, playerId } = await newUser();
    const { RefreshToken } = await tokensOf(signIn(email));
    await identity.updateUser(playerId, { tokenSeconds: 2, claims: { multibrand: null, country_code: "SE" } });
    const { IdToken } = await tokensOf(call("GetTokensFromRefreshToken", { RefreshToken }));
    const { exp = 0, iat = 0, ...claims } = decodeJwt(IdToken);
    expect(exp - iat).toBe(2);
    expect(claims).toMatchObject({ country_code: "SE", player_id: playerId });
    expect(claims).not.toHaveProperty("multibrand");
  });
});

describe("refresh and the end of a sign-in", () => {
  const refresh = (RefreshToken: string) => call("GetTokensFromRefreshToken", { RefreshToken });

  test("a refresh gives new tokens of the same origin and no new refresh token", async () => {
    const { email } = await newUser();
    const first = await tokensOf(signIn(email));
    const next = await tokensOf(refresh(first.RefreshToken));
    expect(decodeJwt(next.AccessToken).origin_jti).toBe(decodeJwt(first.AccessToken).origin_jti);
    expect(next).not.toHaveProperty("RefreshToken");
    const old = { AuthFlow: "REFRESH_TOKEN_AUTH", AuthParameters: { REFRESH_TOKEN: first.RefreshToken } };
    expect((await call("InitiateAuth", old)).AuthenticationResult).toHaveProperty("IdToken");
  });

  test("with rotation each refresh token works once", async () => {
    const { email, playerId } = await newUser();
    await identity.updateUser(playerId, { rotateRefreshTokens: true });
    const first = await tokensOf(signIn(email));
    const next = await tokensOf(refresh(first.RefreshToken));
    expect(next.RefreshToken).not.toBe(first.RefreshToken);
    expect((await refresh(first.RefreshToken)).error).toMatch(/^RefreshTokenReuseException/);
    expect(await refresh(next.RefreshToken)).toHaveProperty("AuthenticationResult");
  });

  test("of two refreshes at once with rotation one wins", async () => {
    const { email, playerId } = await newUser();
    await identity.updateUser(playerId, { rotateRefreshTokens: true });
    const { RefreshToken } = await tokensOf(signIn(email));
    const responses = await Promise.all([refresh(RefreshToken), refresh(RefreshToken)]);
    expect(responses.filter((response) => response.error)).toHaveLength(1);
  });

  test("a revoked sign-in refreshes nothing and its tokens no longer count; another one continues", async () => {
    const { email } = await newUser();
    const [here, there] = [await tokensOf(signIn(email)), await tokensOf(signIn(email))];
    expect(await call("RevokeToken", { Token: here.RefreshToken })).toEqual({});
    expect((await refresh(here.RefreshToken)).error).toBe("NotAuthorizedException: Refresh Token has been revoked");
    expect(await identity.verify(here.AccessToken, "access")).toBeNull();
    expect((await call("GetUser", { AccessToken: here.AccessToken })).error).toMatch(/Invalid Access Token/);
    expect(await identity.verify(there.AccessToken, "access")).not.toBeNull();
  });

  test.each(["GlobalSignOut", "signOutEverywhere", "control"])("%s ends every sign-in", async (way) => {
    const { email, playerId } = await newUser();
    const [here, there] = [await tokensOf(signIn(email)), await tokensOf(signIn(email))];
    if (way === "GlobalSignOut") await call("GlobalSignOut", { AccessToken: here.AccessToken });
    if (way === "signOutEverywhere") await identity.signOutEverywhere(playerId);
    if (way === "control") await control.request(`/identity/users/${playerId}/sign-out`, { method: "POST" });
    for (const { AccessToken, RefreshToken } of [here, there]) {
      expect(await identity.verify(AccessToken, "access")).toBeNull();
      expect((await refresh(RefreshToken)).error).toMatch(/revoked/);
    }
  });

  test("a refresh token ends after 30 days; an unknown one and one of a blocked account are refused", async () => {
    const { email, playerId } = await newUser();
    const { RefreshToken } = await tokensOf(signIn(email));
    expect((await refresh("unknown")).error).toBe("NotAuthorizedException: Invalid Refresh Token");
    await identity.updateUser(playerId, { signInRefusal: signInRefusals.closed });
    expect((await refresh(RefreshToken)).error).toMatch(/^NotAuthorizedException/);
    await identity.updateUser(playerId, { signInRefusal: null });
    clock += 31 * 86_400_000;
    expect((await refresh(RefreshToken)).error).toBe("NotAuthorizedException: Invalid Refresh Token");
  });

  test("a deleted account has no tokens any more", async () => {
    const { email, playerId } = await newUser();
    const { AccessToken, RefreshToken } = await tokensOf(signIn(email));
    await identity.deleteUser(playerId);
    expect(await identity.verify(AccessToken, "access")).toBeNull();
    expect((await refresh(RefreshToken)).error).toMatch(/Invalid Refresh Token/);
    expect(await identity.findByEmail(email)).toBeNull();
  });
});

describe("who may sign in", () => {
  test("a wrong password and an unknown address get the same response", async () => {
    const { email } = await newUser();
    const wrongPassword = await signIn(email, "wrong");
    expect(wrongPassword.error).toBe("NotAuthorizedException: Incorrect username or password.");
    expect(await signIn("nobody@example.com", "wrong")).toEqual(wrongPassword);
  });

  test("the challenge for an unknown address looks like a real one, the same each time", async () => {
    const { email } = await newUser();
    const challenge = async (USERNAME: string) => {
      const response = await call("InitiateAuth", {
        AuthFlow: "USER_SRP_AUTH",
        AuthParameters: { USERNAME, SRP_A: "abc123" },
      });
      return response.ChallengeParameters as Record<string, string>;
    };
    const shape = (given: Record<string, string>) =>
      Object.entries(given).map(([name, value]) => [
        name,
        name === "SRP_B" ? value.length > 700 : value.replace(/\w/g, "x").length > 30,
      ]);
    const [real, ghost, again] = [
      await challenge(email),
      await challenge("ghost@example.com"),
      await challenge("Ghost@example.com"),
    ];
    expect(shape(ghost)).toEqual(shape(real));
    expect(ghost.SALT).toHaveLength(32);
    expect(ghost.USER_ID_FOR_SRP).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect([again.SALT, again.USER_ID_FOR_SRP]).toEqual([ghost.SALT, ghost.USER_ID_FOR_SRP]);
    expect(Math.abs((ghost.SECRET_BLOCK?.length ?? 0) - (real.SECRET_BLOCK?.length ?? 0))).toBeLessThan(40);
  });

  test.each(["existing", "unknown"])(
    "after five failures the %s address is locked, ever longer, then free again",
    async (kind) => {
      const email = kind === "existing" ? (await newUser()).email : "locked-nobody@example.com";
      for (let failure = 0; failure < 5; failure++) expect((await signIn(email, "wrong")).error).toMatch(/Incorrect/);
      expect((await signIn(email)).error).toBe("NotAuthorizedException: Password attempts exceeded");
      clock += 1_001;
      expect((await signIn(email, "wrong")).error).toMatch(/Incorrect/);
      clock += 1_001;
      expect((await signIn(email)).error).toMatch(/exceeded/);
      clock += 1_000;
      const response = await signIn(email);
      expect(response.error ?? "in").toBe(
        kind === "existing" ? "in" : "NotAuthorizedException: Incorrect username or password.",
      );
    },
  );

  test("a refusal of the account is returned only after the right password", async () => {
    const { email, playerId } = await newUser();
    await identity.updateUser(playerId, { signInRefusal: signInRefusals.exclusion(180) });
    expect((await signIn(email, "wrong")).error).toMatch(/Incorrect/);
    expect((await signIn(email)).error).toBe(
      "UserLambdaValidationException: PostAuthentication failed with error Exclusion in progress: 180 days.",
    );
    await identity.updateUser(playerId, { signInRefusal: null });
    expect(await signIn(email)).toHaveProperty("AuthenticationResult");
    await identity.updateUser(playerId, { enabled: false });
    expect((await signIn(email)).error).toBe("NotAuthorizedException: User is disabled.");
  });

  test("a second, late or renamed response to a challenge is refused", async () => {
    const { email } = await newUser();
    const start = async () => {
      const response = await call("InitiateAuth", {
        AuthFlow: "USER_SRP_AUTH",
        AuthParameters: { USERNAME: email, SRP_A: "abc123" },
      });
      const { SECRET_BLOCK = "", USER_ID_FOR_SRP = "" } = response.ChallengeParameters as Record<string, string>;
      return (USERNAME = USER_ID_FOR_SRP) =>
        call("RespondToAuthChallenge", {
          ChallengeName: "PASSWORD_VERIFIER",
          ChallengeResponses: {
            USERNAME,
            PASSWORD_CLAIM_SECRET_BLOCK: SECRET_BLOCK,
            PASSWORD_CLAIM_SIGNATURE: "AAAA",
            TIMESTAMP: "Tue Sep 1 09:05:00 UTC 2026",
          },
        });
    };
    const respond = await start();
    expect((await respond()).error).toMatch(/Incorrect username/);
    expect((await respond()).error).toMatch(/session is expired/);
    expect((await (await start())("another")).error).toMatch(/session is expired/);
    const late = await start();
    clock += 181_000;
    expect((await late()).error).toMatch(/session is expired/);
  });
});

describe("codes", () => {
  const signUp = (Username: string, UserAttributes: object[] = []) =>
    call("SignUp", { Username, Password: password, UserAttributes });
  const confirm = (Username: string, ConfirmationCode: string) => call("ConfirmSignUp", { Username, ConfirmationCode });
  const forgot = (Username: string) => call("ForgotPassword", { Username });
  const reset = (Username: string, ConfirmationCode: string, Password = "another password") =>
    call("ConfirmForgotPassword", { Username, ConfirmationCode, Password });

  test("sign-up, a wrong code, the right one once, sign-in", async () => {
    const email = "new@example.com";
    const response = await signUp(email, [
      { Name: "email", Value: email },
      { Name: "custom:country_code", Value: "SE" },
    ]);
    expect(response).toMatchObject({ UserConfirmed: false, CodeDeliveryDetails: { Destination: "n***@e***" } });
    expect((await signIn(email)).error).toBe("UserNotConfirmedException: User is not confirmed.");
    const code = await codeFor(email);
    expect(code).toMatch(/^\d{6}$/);
    expect((await confirm(email, wrong(code))).error).toMatch(/^CodeMismatchException/);
    expect(await confirm(email, code)).toEqual({});
    expect((await confirm(email, code)).error).toMatch(/^ExpiredCodeException/);
    expect(decodeJwt((await tokensOf(signIn(email))).IdToken)).toMatchObject({ country_code: "SE" });
  });

  test("nobody signs up as another player, twice, or with a short password", async () => {
    const forged = await signUp("forger@example.com", [{ Name: "custom:player_id", Value: "P1" }]);
    expect(forged.error).toMatch(/unauthorized attribute/);
    await signUp("twice@example.com");
    expect((await signUp("Twice@example.com")).error).toMatch(/^UsernameExistsException/);
    const short = await call("SignUp", { Username: "short@example.com", Password: "1234567" });
    expect(short.error).toMatch(/^InvalidPasswordException/);
  });

  test("a new code replaces the old one, and codes expire", async () => {
    const email = "resend@example.com";
    await signUp(email);
    const old = await codeFor(email);
    await call("ResendConfirmationCode", { Username: email });
    const fresh = await codeFor(email);
    if (old !== fresh) expect((await confirm(email, old)).error).toMatch(/^CodeMismatchException/);
    clock += 24 * 3_600_000 + 1;
    expect((await confirm(email, fresh)).error).toMatch(/^ExpiredCodeException/);
  });

  test("a reset changes the password and ends older sign-ins", async () => {
    const { email } = await newUser();
    const { RefreshToken } = await tokensOf(signIn(email));
    await forgot(email);
    expect(await reset(email, await codeFor(email))).toEqual({});
    expect((await signIn(email)).error).toMatch(/Incorrect/);
    expect(await signIn(email, "another password")).toHaveProperty("AuthenticationResult");
    expect((await call("GetTokensFromRefreshToken", { RefreshToken })).error).toMatch(/revoked/);
  });

  test("the mail is in the language of the account", async () => {
    const { email } = await newUser({ language_code: "ja" });
    await forgot(email);
    const [mail] = await readOutbox(database.db, email);
    expect(mail?.subject).toBe("新しいパスワード用のコード");
    expect(mail?.body).toContain(mail?.code);
  });

  test("an address without an account gets the same responses as one with it, at every step", async () => {
    const steps = async (email: string, code: string) => [
      await call("ResendConfirmationCode", { Username: email }),
      await forgot(email),
      await reset(email, wrong(code)),
      await confirm(email, wrong(code)),
      await forgot(email),
      await forgot(email),
      await forgot(email),
      await forgot(email),
      await forgot(email),
    ];
    const { email } = await newUser();
    const twin = email.replace("player", "phantom");
    const [real, ghost] = [await steps(email, "none"), await steps(twin, "none")];
    expect(ghost).toEqual(real);
    expect(ghost.at(-1)?.error).toBe("LimitExceededException: Attempt limit exceeded, please try after some time.");
    expect(await readOutbox(database.db, twin)).toEqual([]);
  });

  test("five wrong codes close the door on the right one too", async () => {
    const { email } = await newUser();
    await forgot(email);
    const code = await codeFor(email);
    for (let attempt = 0; attempt < 5; attempt++)
      expect((await reset(email, wrong(code))).error).toMatch(/^CodeMismatchException/);
    expect((await reset(email, code)).error).toMatch(/^LimitExceededException/);
  });
});

describe("the signed-in account", () => {
  test("reads and changes what is its own", async () => {
    const { email } = await newUser();
    const { AccessToken } = await tokensOf(signIn(email));
    const update = (Name: string) =>
      call("UpdateUserAttributes", { AccessToken, UserAttributes: [{ Name, Value: "sv" }] });
    expect(await update("custom:language_code")).toEqual({ CodeDeliveryDetailsList: [] });
    expect((await update("custom:player_id")).error).toMatch(/unauthorized attribute/);
    expect((await update("email")).error).toMatch(/unauthorized attribute/);
    const { UserAttributes } = await call("GetUser", { AccessToken });
    expect(UserAttributes).toContainEqual({ Name: "custom:language_code", Value: "sv" });
    expect(UserAttributes).toContainEqual({ Name: "email", Value: email });
  });

  test("changes its password with the old one, five tries at most", async () => {
    const { email } = await newUser();
    const { AccessToken } = await tokensOf(signIn(email));
    const change = (PreviousPassword: string) =>
      call("ChangePassword", { AccessToken, PreviousPassword, ProposedPassword: "another password" });
    expect((await change("wrong")).error).toMatch(/^NotAuthorizedException/);
    expect(await change(password)).toEqual({});
    expect(await signIn(email, "another password")).toHaveProperty("AuthenticationResult");
    for (let attempt = 0; attempt < 5; attempt++) await change("wrong");
    expect((await change("another password")).error).toMatch(/^LimitExceededException/);
  });

  test("deletes itself", async () => {
    const { email } = await newUser();
    const { AccessToken } = await tokensOf(signIn(email));
    expect(await call("DeleteUser", { AccessToken })).toEqual({});
    expect((await signIn(email)).error).toMatch(/Incorrect/);
  });
});

describe("bad calls", () => {
  test.each([
    ["an unknown operation", "AdminDoAnything", {}, "UnknownOperationException"],
    ["a wrong type", "SignUp", { Username: 7 }, "InvalidParameterException"],
    ["another client", "ForgotPassword", { ClientId: "other", Username: "a@example.com" }, "ResourceNotFoundException"],
    [
      "a zero public key",
      "InitiateAuth",
      { AuthFlow: "USER_SRP_AUTH", AuthParameters: { USERNAME: "a", SRP_A: "0" } },
      "InvalidParameterException",
    ],
    ["no access token", "GetUser", { AccessToken: "x" }, "NotAuthorizedException"],
  ])("%s is refused by name", async (_what, operation, input, type) => {
    expect((await call(operation, input)).error).toMatch(new RegExp(`^${type}`));
  });

  test("a body that is not JSON, or too large, is refused", async () => {
    const headers = { "x-amz-target": "AWSCognitoIdentityProviderService.SignUp" };
    const send = (body: string) => app.request("/", { method: "POST", headers, body });
    expect((await send("{")).status).toBe(400);
    expect((await send(`"${"x".repeat(70_000)}"`)).status).toBe(413);
  });
});

test("the control listener makes, shows, changes and deletes accounts", async () => {
  const request = (path: string, method = "GET", body?: object) =>
    control.request(`/identity/users${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  const user = { email: "made@example.com", password, claims: { player_id: "P-made" } };
  expect((await request("", "POST", user)).status).toBe(201);
  expect((await request("", "POST", user)).status).toBe(409);
  expect((await request("", "POST", { email: "x" })).status).toBe(400);
  expect((await request("/P-made", "PATCH", { tokenSeconds: 5, claims: { multibrand: "broken" } })).status).toBe(204);
  expect((await request("/P-made", "PATCH", { tokenSeconds: -5 })).status).toBe(400);
  const shown = (await (await request("")).json()).find((each: { playerId: string }) => each.playerId === "P-made");
  expect(shown).toMatchObject({ tokenSeconds: 5, claims: { multibrand: "broken" } });
  expect(JSON.stringify(shown)).not.toMatch(/salt|verifier/);
  expect((await request("/P-made", "DELETE")).status).toBe(204);
  expect((await request("/P-made", "PATCH", {})).status).toBe(404);
});

test("nothing stored or logged contains a password, a token or a code", async () => {
  const log = vi.spyOn(console, "log");
  const { email } = await newUser();
  const { IdToken, RefreshToken } = await tokensOf(signIn(email));
  await call("ForgotPassword", { Username: email });
  const code = await codeFor(email);
  const tables = ["identity_user", "identity_session", "identity_code", "identity_attempt"];
  const rows = await Promise.all(tables.map((name) => database.db.execute(sql.raw(`select * from ${name}`))));
  const stored = JSON.stringify(rows);
  expect(stored).toContain(email);
  for (const secret of [password, RefreshToken, IdToken, `"${code}"`]) expect(stored).not.toContain(secret);
  expect(log).not.toHaveBeenCalled();
});

test("a restart signs nobody out", { timeout: 60_000 }, async () => {
  const { email } = await newUser();
  const { IdToken, RefreshToken } = await tokensOf(signIn(email));
  await database.close();
  await open();
  expect(await identity.verify(IdToken, "id")).toMatchObject({ email });
  expect(await tokensOf(call("GetTokensFromRefreshToken", { RefreshToken }))).toHaveProperty("IdToken");
});
