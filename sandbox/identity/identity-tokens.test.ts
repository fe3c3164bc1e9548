import { createRemoteJWKSet, decodeJwt, decodeProtectedHeader, jwtVerify } from "jose";
import { describe, expect, test, vi } from "vitest";
import {
  app,
  ClientId,
  call,
  clock,
  control,
  identity,
  newUser,
  serveIdentity,
  settings,
  signIn,
  tokensOf,
} from "./identity-fixture";
import { signInRefusals } from "./sign-in-refusals";

serveIdentity();

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
      iat: Math.floor(clock.now / 1_000),
      exp: Math.floor(clock.now / 1_000) + 3_600,
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
    await expect(jwtVerify(IdToken, keys, { currentDate: new Date(clock.now) })).resolves.toBeTruthy();
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
    clock.now += 3_601_000;
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
    clock.now += 31 * 86_400_000;
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
