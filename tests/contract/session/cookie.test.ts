import { randomUUID } from "node:crypto";
import { compactVerify, decodeJwt } from "jose";
import { beforeAll, beforeEach, expect, inject, test, vi } from "vitest";

const { control, identity } = inject("sandbox");
const keys = [{ kty: "oct", kid: "k1", k: Buffer.from("s".repeat(32)).toString("base64url") }];
const password = "Greenroom-2026";

let tokens: { IdToken: string; AccessToken: string };
let server: typeof import("@/lib/session/cookie/id-token-cookie");

beforeAll(async () => {
  const playerId = `contract-${randomUUID()}`;
  const email = `${playerId}@example.com`;
  const claims = { player_id: playerId, country_code: "CA", province_code: "ON", language_code: "fr" };
  await fetch(`${control}/identity/users`, { method: "POST", body: JSON.stringify({ email, password, claims }) });
  const response = await fetch(identity, {
    method: "POST",
    headers: { "x-amz-target": "AWSCognitoIdentityProviderService.InitiateAuth" },
    body: JSON.stringify({
      ClientId: "greenroom-web",
      AuthFlow: "USER_PASSWORD_AUTH",
      AuthParameters: { USERNAME: email, PASSWORD: password },
    }),
  });
  tokens = (await response.json()).AuthenticationResult;
});

beforeEach(async () => {
  vi.resetModules();
  const environment = {
    CONTENT_URL: "https://content.example",
    CONTENT_WEBHOOK_SECRET: "0123456789abcdef",
    IDENTITY_ISSUER: `${identity}/eu-west-1_SANDBOX01`,
    IDENTITY_POOL_ID: "eu-west-1_SANDBOX01",
    IDENTITY_CLIENT_ID: "greenroom-web",
    SESSION_KEYS: JSON.stringify(keys),
    PLATFORM_URL: "https://api.example",
    PUSH_URL: "https://push.example",
  };
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  server = await import("@/lib/session/cookie/id-token-cookie");
});

const post = (token: string) =>
  server.storeSession(
    new Request("http://internal/api/session", {
      method: "POST",
      headers: { origin: "http://localhost:3000", host: "localhost:3000", authorization: `Bearer ${token}` },
    }),
  );

test("an id token of the identity service becomes the cookie, checked against the keys that the service publishes [SESS-012]", async () => {
  const response = await post(tokens.IdToken);
  expect(response.status).toBe(204);
  const cookie = /^id-token=([^;]+);/.exec(response.headers.get("set-cookie") ?? "")?.[1];
  const { payload } = await compactVerify(String(cookie), Buffer.from(String(keys[0]?.k), "base64url"));
  expect(JSON.parse(new TextDecoder().decode(payload))).toEqual({
    country_code: "CA",
    province_code: "ON",
    language_code: "fr",
    exp: decodeJwt(tokens.IdToken).exp,
  });
});

test("its access token does not, nor one whose claims were changed", async () => {
  const [head, body = "", signature] = tokens.IdToken.split(".");
  const claims = JSON.parse(Buffer.from(body, "base64url").toString());
  const forged = Buffer.from(JSON.stringify({ ...claims, country_code: "FI" })).toString("base64url");
  expect((await post(tokens.AccessToken)).status).toBe(401);
  expect((await post(`${head}.${forged}.${signature}`)).status).toBe(401);
});
