import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { compactVerify, exportJWK, generateKeyPair, importJWK, SignJWT } from "jose";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";

const keys = [{ kty: "oct", kid: "k1", k: Buffer.from("s".repeat(32)).toString("base64url") }];
const env = { issuer: "https://identity.example/pool", client: "greenroom-web" };

let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let jwks: Server;
let jwksMode: "keys" | "error" | "cut";
let server: typeof import("./id-token-cookie");

beforeAll(async () => {
  pair = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(pair.publicKey)), kid: "r1", alg: "RS256", use: "sig" };
  jwks = createServer((request, response) => {
    if (jwksMode === "cut") return void request.socket.destroy();
    if (jwksMode === "error") return void response.writeHead(500).end();
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ keys: [key, { ...key, kid: "any", alg: undefined }] }));
  });
  await new Promise<void>((resolve) => jwks.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void jwks.close());

beforeEach(async () => {
  jwksMode = "keys";
  vi.resetModules();
  const base = {
    CONTENT_URL: "https://content.example",
    CONTENT_WEBHOOK_SECRET: "0123456789abcdef",
    IDENTITY_ISSUER: env.issuer,
    IDENTITY_JWKS_URL: `http://127.0.0.1:${(jwks.address() as AddressInfo).port}/jwks`,
    IDENTITY_POOL_ID: "eu-west-1_A",
    IDENTITY_CLIENT_ID: env.client,
    SESSION_KEYS: JSON.stringify(keys),
    PLATFORM_URL: "https://api.example",
    PUSH_URL: "https://push.example",
    SITE_ORIGIN: "https://greenroom.example",
  };
  for (const [name, value] of Object.entries(base)) vi.stubEnv(name, value);
  server = await import("./id-token-cookie");
});

const now = () => Math.floor(Date.now() / 1_000);

function idToken(
  claims: Record<string, unknown> = {},
  header: { alg: string; kid?: string } = { alg: "RS256", kid: "r1" },
) {
  const payload = {
    sub: "s1",
    iss: env.issuer,
    aud: env.client,
    token_use: "id",
    exp: now() + 3_600,
    country_code: "CA",
    province_code: "ON",
    language_code: "fr",
    email: "mika@example.com",
    player_id: "P1",
    ...claims,
  };
  return new SignJWT(payload).setProtectedHeader(header).sign(pair.privateKey);
}

const own = { origin: "https://greenroom.example", host: "greenroom.example", "sec-fetch-site": "same-origin" };

function sessionRequest(token: string | null, headers: Record<string, string> = own, method = "POST") {
  const bearer: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  return new Request("http://internal/api/session", { method, headers: { ...headers, ...bearer } });
}

describe("storing the id-token cookie", () => {
  test("our server signs it, HttpOnly, for a year, with four claims and no more [SESS-012, SESS-013]", async () => {
    const exp = now() + 3_600;
    const response = await server.storeSession(sessionRequest(await idToken({ exp })));
    expect(response.status).toBe(204);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.has("access-control-allow-origin")).toBe(false);
    const [pair = "", ...attributes] = (response.headers.get("set-cookie") ?? "").split("; ");
    expect(attributes).toEqual(["Max-Age=31536000", "Path=/", "HttpOnly", "Secure", "SameSite=Lax"]);
    const [name, cookie = ""] = pair.split("=");
    expect(name).toBe("id-token");
    const claims = { country_code: "CA", province_code: "ON", language_code: "fr", exp };
    const { payload } = await compactVerify(cookie, Buffer.from(String(keys[0]?.k), "base64url"));
    expect(JSON.parse(new TextDecoder().decode(payload))).toEqual(claims);
  });

  test("its name comes from the configuration [SESS-017]", async () => {
    vi.stubEnv("SESSION_COOKIE", "__Host-who");
    const response = await server.storeSession(sessionRequest(await idToken()));
    expect(response.headers.get("set-cookie")).toMatch(/^__Host-who=/);
  });

  test.each<[string, () => Promise<string | null>]>([
    ["no token", async () => null],
    ["no token at all but words", async () => "nonsense"],
    ["an access token", () => idToken({ token_use: "access", aud: undefined })],
    ["an access token with an audience", () => idToken({ token_use: "access" })],
    ["a token of another client", () => idToken({ aud: "other" })],
    ["a token of another issuer", () => idToken({ iss: "https://evil.example" })],
    ["a token that ended a minute ago", () => idToken({ exp: now() - 60 })],
    ["a token without an end", () => idToken({ exp: undefined })],
    ["a token with an unknown key", () => idToken({}, { alg: "RS256", kid: "r2" })],
    ["a token without a signature", async () => `${btoa('{"alg":"none"}')}.${(await idToken()).split(".")[1]}.`],
    [
      "a changed token",
      async () => (await idToken()).replace(/\.[^.]+\./, `.${btoa('{"sub":"x"}').replace(/=/g, "")}.`),
    ],
    [
      "a token signed with the public key as a secret",
      async () => {
        const { n = "" } = await exportJWK(pair.publicKey);
        return new SignJWT({ sub: "x", aud: env.client, iss: env.issuer, exp: now() + 60 })
          .setProtectedHeader({ alg: "HS256", kid: "r1" })
          .sign(Buffer.from(n));
      },
    ],
    [
      "a token signed with the right key by another algorithm",
      async () => {
        const key = await importJWK(await exportJWK(pair.privateKey), "PS256");
        return new SignJWT({ token_use: "id", sub: "x", aud: env.client, iss: env.issuer, exp: now() + 60 })
          .setProtectedHeader({ alg: "PS256", kid: "any" })
          .sign(key);
      },
    ],
    ["a token that is none of its last part", async () => `${await idToken()} x`],
    ["an endless token", async () => "a".repeat(9_000)],
  ])("%s gives 401 'Token expired' and no cookie [ERR-020]", async (_what, token) => {
    const response = await server.storeSession(sessionRequest(await token()));
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({
      status: 401,
      code: "error.session.expired",
      message: "Token expired",
    });
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.has("set-cookie")).toBe(false);
  });

  test("a token that ended within the tolerance of clocks still counts", async () => {
    expect((await server.storeSession(sessionRequest(await idToken({ exp: now() - 10 })))).status).toBe(204);
  });

  test.each(["error", "cut"] as const)(
    "an identity service that is away (%s) gives 503, which signs nobody out",
    async (kind) => {
      jwksMode = kind;
      const response = await server.storeSession(sessionRequest(await idToken()));
      expect(response.status).toBe(503);
      expect((await response.json()).code).toBe("error.identity.unavailable");
      expect(response.headers.has("set-cookie")).toBe(false);
    },
  );
});

describe("calls that do not come from the site itself are refused", () => {
  test.each<[string, Record<string, string>]>([
    ["no origin", { host: "greenroom.example" }],
    ["another origin", { ...own, origin: "https://evil.example" }],
    ["another scheme", { ...own, origin: "http://greenroom.example" }],
    ["another spelling", { ...own, origin: "https://GREENROOM.example" }],
    ["another origin with its own Host", { ...own, origin: "https://evil.example", host: "evil.example" }],
    ["another port", { ...own, origin: "https://greenroom.example:8443" }],
    ["a null origin", { ...own, origin: "null" }],
    ["a cross-site call", { ...own, "sec-fetch-site": "cross-site" }],
    ["a call of a sister site", { ...own, "sec-fetch-site": "same-site" }],
  ])("%s", async (_what, headers) => {
    const responses = [
      await server.storeSession(sessionRequest(await idToken(), headers)),
      server.clearSession(sessionRequest(null, headers, "DELETE")),
    ];
    for (const response of responses) {
      expect(response.status).toBe(403);
      expect((await response.json()).code).toBe("error.session.origin");
    }
  });

  test.each([
    ["a further host of production", "https://www.greenroom.example", 204],
    ["a further allowed host", "https://play.example:8443", 204],
    ["a host of production by another scheme", "http://www.greenroom.example", 403],
    ["a further host with another port", "https://play.example", 403],
    ["a part of a host", "https://greenroom.example.evil.example", 403],
  ])("%s: %s gets %i", async (_what, origin, status) => {
    vi.stubEnv("PRODUCTION_HOSTS", "greenroom.example,www.greenroom.example:443");
    vi.stubEnv("ALLOWED_HOSTS", "play.example:8443");
    const response = await server.storeSession(sessionRequest(await idToken(), { ...own, origin }));
    expect(response.status).toBe(status);
  });

  test("a browser that does not send Sec-Fetch-Site is taken by its origin", async () => {
    const { "sec-fetch-site": _, ...headers } = own;
    expect((await server.storeSession(sessionRequest(await idToken(), headers))).status).toBe(204);
  });
});

describe("the cookies of the game platforms and the sportsbook", () => {
  const cookiesOf = (response: Response) => response.headers.getSetCookie();
  const year = "Max-Age=31536000; Path=/; HttpOnly; Secure; SameSite=Lax";
  const gone = "Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax";
  const nameThem = () => {
    vi.stubEnv("PLATFORM_SESSION_COOKIE", "platform-session");
    vi.stubEnv("SPORTSBOOK_SESSION_COOKIE", "sportsbook-session");
  };

  test("are off while they have no name [SESS-036]", async () => {
    expect(
      cookiesOf(await server.storeSession(sessionRequest(await idToken()))).map((cookie) => cookie.split("=")[0]),
    ).toEqual(["id-token"]);
    expect(cookiesOf(server.clearSession(sessionRequest(null, own, "DELETE")))).toEqual([`id-token=; ${gone}`]);
  });

  test("last a year beside the id-token cookie, with its attributes, and name the sign-in; without a session at the sportsbook its own is taken back [SESS-016, SESS-017, SESS-036, CONST-504]", async () => {
    nameThem();
    const [first, ...others] = cookiesOf(
      await server.storeSession(sessionRequest(await idToken({ origin_jti: "sign-in-1" }))),
    );
    expect(first).toMatch(new RegExp(`^id-token=[\\w.-]+; ${year}$`));
    expect(others).toEqual([`platform-session=sign-in-1; ${year}`, `sportsbook-session=; ${gone}`]);
  });

  test("are all taken back together with the id-token cookie [SESS-024, SESS-036]", () => {
    nameThem();
    expect(cookiesOf(server.clearSession(sessionRequest(null, own, "DELETE")))).toEqual([
      `id-token=; ${gone}`,
      `platform-session=; ${gone}`,
      `sportsbook-session=; ${gone}`,
    ]);
  });

  test("never carry what could break out of a header", async () => {
    nameThem();
    const response = await server.storeSession(
      sessionRequest(await idToken({ origin_jti: "a; Domain=evil.example\r\nx" })),
    );
    expect(cookiesOf(response)[1]).toBe(`platform-session=a%3B%20Domain%3Devil.example%0D%0Ax; ${year}`);
  });
});

test("taking the cookie back needs no token", () => {
  const response = server.clearSession(sessionRequest(null, own, "DELETE"));
  expect(response.status).toBe(204);
  expect(response.headers.get("set-cookie")).toBe("id-token=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax");
  expect(response.headers.get("cache-control")).toBe("no-store");
});
