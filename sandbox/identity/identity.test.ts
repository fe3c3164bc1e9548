import { sql } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { keys } from "./db-schema";
import {
  app,
  call,
  codeFor,
  control,
  database,
  identity,
  newUser,
  open,
  password,
  serveIdentity,
  signIn,
  tokensOf,
} from "./identity-fixture";

serveIdentity();

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

test("which address without an account has which bit is told by this service's key alone, and a restart changes none", {
  timeout: 60_000,
}, async () => {
  const bits = () => Array.from({ length: 20 }, (_, at) => identity.ghostBit(`nobody-${at}@example.com`));
  const first = bits();
  await database.close();
  await open();
  expect(bits()).toEqual(first);
  await database.db.delete(keys);
  await database.close();
  await open();
  expect(bits()).not.toEqual(first);
});
