import { readdirSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { base64url, CompactSign, exportJWK, exportSPKI, generateKeyPair, type JWTPayload, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { routes } from "@/lib/routing/routes";
import { signSession } from "@/lib/session/cookie/session-signature";
import { newSessionKeys } from "../../.ci/lib/programs.mjs";
import { startNextAlone } from "../support/next-alone";
import { startEnvironment, type TestEnvironment } from "../support/processes";

/** The site with an identity service whose keys the test holds, so that it can sign what only that service could. */
let environment: TestEnvironment;
let jwks: Server;
let issuer = "";
let pair: Awaited<ReturnType<typeof generateKeyPair>>;
let foreign: Awaited<ReturnType<typeof generateKeyPair>>;

beforeAll(async () => {
  pair = await generateKeyPair("RS256", { extractable: true });
  foreign = await generateKeyPair("RS256", { extractable: true });
  const key = { ...(await exportJWK(pair.publicKey)), kid: "r1", use: "sig" };
  jwks = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ keys: [key] }));
  });
  await new Promise<void>((resolve) => jwks.listen(0, "127.0.0.1", resolve));
  const { port } = jwks.address() as AddressInfo;
  environment = await startEnvironment({ site: { IDENTITY_JWKS_URL: `http://127.0.0.1:${port}/jwks` } });
  issuer = `${environment.sandbox.origins.identity}/eu-west-1_SANDBOX01`;
});
afterAll(async () => {
  await environment?.stop();
  jwks?.close();
});

const now = () => Math.floor(Date.now() / 1_000);
const claims = (changes: Record<string, unknown> = {}): JWTPayload => ({
  sub: "s1",
  iss: issuer,
  aud: "greenroom-web",
  token_use: "id",
  iat: now(),
  exp: now() + 3_600,
  player_id: "P1",
  email: "mika@example.com",
  ...changes,
});
const part = (value: unknown) => base64url.encode(typeof value === "string" ? value : JSON.stringify(value));
const unsigned = (header: object, payload = claims(), signature = "") =>
  `${part(header)}.${part(payload)}.${signature}`;
const signed = (payload = claims(), header: object = {}) =>
  new SignJWT(payload).setProtectedHeader({ alg: "RS256", kid: "r1", ...header }).sign(pair.privateKey);
const signedByForeign = async (header: object = {}) =>
  new SignJWT(claims()).setProtectedHeader({ alg: "RS256", kid: "r1", ...header }).sign(foreign.privateKey);
const signedWithSecret = (secret: Uint8Array, alg = "HS256", kid = "r1") =>
  new CompactSign(new TextEncoder().encode(JSON.stringify(claims())))
    .setProtectedHeader({ alg, kid })
    .sign(secret.length > 0 ? secret : new Uint8Array(64));
const bytes = (text: string) => new TextEncoder().encode(text);

/** Every forgery: its name, and the token. */
async function forgeries(): Promise<readonly (readonly [string, string])[]> {
  const good = await signed();
  const [head = "", body = "", signature = ""] = good.split(".");
  const spki = await exportSPKI(pair.publicKey);
  const jwk = await exportJWK(pair.publicKey);
  const foreignJwk = await exportJWK(foreign.publicKey);
  const der = new Uint8Array(Buffer.from(spki.replace(/-----.*-----|\s/g, ""), "base64"));
  const changed = part(claims({ player_id: "P2" }));
  return [
    ...["none", "None", "NONE", "nOnE", ""].flatMap((alg) => [
      [`alg ${alg || "empty"}, no signature`, unsigned({ alg, typ: "JWT", kid: "r1" })] as const,
      [`alg ${alg || "empty"}, the good signature`, unsigned({ alg, kid: "r1" }, claims(), signature)] as const,
    ]),
    ["no alg", unsigned({ kid: "r1" }, claims(), signature)],
    ["HS256 with the public key as PEM", await signedWithSecret(bytes(spki))],
    ["HS256 with the public key as trimmed PEM", await signedWithSecret(bytes(spki.trim()))],
    ["HS256 with the public key as DER", await signedWithSecret(der)],
    ["HS256 with the public key as JWK", await signedWithSecret(bytes(JSON.stringify(jwk)))],
    ["HS256 with the modulus", await signedWithSecret(bytes(jwk.n ?? ""))],
    ["HS512 with the public key as PEM", await signedWithSecret(bytes(spki), "HS512")],
    ["HS256 with zeroes for a key of /dev/null", await signedWithSecret(new Uint8Array(), "HS256", "../../dev/null")],
    ["a foreign key under our kid", await signedByForeign()],
    ["a foreign key without a kid", await signedByForeign({ kid: undefined })],
    ["a foreign key that is embedded", await signedByForeign({ jwk: foreignJwk })],
    ["a foreign key that is embedded, without a kid", await signedByForeign({ jwk: foreignJwk, kid: undefined })],
    ["a foreign key by jku", await signedByForeign({ jku: "https://evil.example/jwks.json" })],
    ["a foreign key by x5u", await signedByForeign({ x5u: "https://evil.example/cert.pem" })],
    ["a foreign key by x5c", await signedByForeign({ x5c: [Buffer.from("certificate").toString("base64")] })],
    ["a kid that is unknown", await signed(claims(), { kid: "r2" })],
    ["a kid that is a path", await signed(claims(), { kid: "../../../../etc/passwd" })],
    ["a kid that is SQL", await signed(claims(), { kid: "r1' or '1'='1" })],
    [
      "a header that is critical and unknown",
      unsigned({ alg: "RS256", kid: "r1", crit: ["x"], x: 1 }, claims(), signature),
    ],
    [
      "a payload that is not encoded",
      unsigned({ alg: "RS256", kid: "r1", b64: false, crit: ["b64"] }, claims(), signature),
    ],
    [
      "ES256 with a signature of zeroes",
      unsigned({ alg: "ES256", kid: "r1" }, claims(), base64url.encode(new Uint8Array(64))),
    ],
    [
      "RS256 with a signature of zeroes",
      unsigned({ alg: "RS256", kid: "r1" }, claims(), base64url.encode(new Uint8Array(256))),
    ],
    ["a changed payload", `${head}.${changed}.${signature}`],
    ["no signature", `${head}.${body}.`],
    ["two parts", `${head}.${body}`],
    ["the head alone", head],
    ["a fourth part", `${good}.x`],
    ["a truncated signature", good.slice(0, -20)],
    ["a truncated payload", `${head}.${body.slice(0, -8)}.${signature}`],
    ["the signature of nothing", `..${signature}`],
    ["an expired token", await signed(claims({ exp: now() - 60 }))],
    ["a token that is not valid yet", await signed(claims({ nbf: now() + 600 }))],
    ["a token without an end", await signed(claims({ exp: undefined }))],
    ["a token whose end is text", await signed(claims({ exp: "tomorrow" }))],
    ["a token of nobody", await signed(claims({ sub: undefined }))],
    ["another audience", await signed(claims({ aud: "other" }))],
    ["no audience", await signed(claims({ aud: undefined }))],
    ["another issuer", await signed(claims({ iss: "https://evil.example" }))],
    ["an issuer that begins like ours", await signed(claims({ iss: `${issuer}.evil.example` }))],
    ["an access token", await signed(claims({ token_use: "access", client_id: "greenroom-web", aud: undefined }))],
    ["an access token with an audience", await signed(claims({ token_use: "access" }))],
    ["a token of another use", await signed(claims({ token_use: "refresh" }))],
    ["JSON", JSON.stringify(claims())],
    ["null", "null"],
    ["a long token", "a".repeat(9_000)],
  ];
}

const playerCalls = [
  "banners?locale=en-UN&place=casino",
  "games?edition=en-UN~web~a&games=",
  "inbox?locale=en-UN",
  "promotions?locale=en-UN",
];

const call = (path: string, token: string, method = "GET") =>
  fetch(`${environment.site.origin}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, origin: environment.site.origin, "sec-fetch-site": "same-origin" },
  });

const guarded = (cookie: string) =>
  fetch(`${environment.site.origin}/en-UN/accept-terms-condition`, { headers: { cookie }, redirect: "manual" });

describe("0 of all forged tokens are accepted", () => {
  test("by POST /api/session: no cookie is made of any; the genuine one makes it", async () => {
    const genuine = await call("/api/session", await signed(), "POST");
    expect([genuine.status, genuine.headers.getSetCookie().length]).toEqual([204, 1]);
    const all = await forgeries();
    expect(all.length).toBeGreaterThan(50);
    const accepted: string[] = [];
    for (const [name, token] of all) {
      const response = await call("/api/session", token, "POST");
      if (response.status !== 401 || response.headers.has("set-cookie")) accepted.push(`${name}: ${response.status}`);
    }
    console.log(`Tokens at /api/session: ${all.length} forgeries, ${accepted.length} accepted.`);
    expect(accepted).toEqual([]);
  });

  test("by any call of /api/player: nothing of a player is returned; the genuine token gets a response", async () => {
    const good = await signed();
    for (const path of playerCalls)
      expect([path, (await call(`/api/player/${path}`, good)).status]).toEqual([path, 200]);
    const accepted: string[] = [];
    for (const [name, token] of await forgeries())
      for (const path of playerCalls) {
        const response = await call(`/api/player/${path}`, token);
        if (response.status !== 401) accepted.push(`${name} at ${path}: ${response.status}`);
      }
    expect(accepted).toEqual([]);
  });

  test("by the cookie of a guarded page: each leads to the login; the genuine one to the page", async () => {
    const made = await call("/api/session", await signed(), "POST");
    const genuine = /^id-token=([^;]+)/.exec(made.headers.getSetCookie()[0] ?? "")?.[1] ?? "";
    expect((await guarded(`id-token=${genuine}`)).status).toBe(200);
    const [head = "", body = "", signature = ""] = genuine.split(".");
    const later = part({ country_code: "FI", province_code: "", language_code: "en", exp: now() + 9_999_999 });
    const cookies: readonly (readonly [string, string])[] = [
      ...(await forgeries()).filter(([name]) => name !== "a long token" && name !== "JSON"),
      ["the id token itself", await signed()],
      ["our cookie with a later end", `${head}.${later}.${signature}`],
      ["our cookie without its signature", `${head}.${body}.`],
      ["our cookie, cut short", genuine.slice(0, -6)],
      ["our cookie as alg none", `${part({ alg: "none" })}.${body}.`],
      ["our payload under a key of zeroes", await signedWithSecret(new Uint8Array(), "HS256", "local")],
      ["nothing", ""],
      ["words", "signed-in"],
    ];
    const accepted: string[] = [];
    for (const [name, cookie] of cookies) {
      const response = await guarded(`id-token=${cookie}`);
      const leads = new URL(response.headers.get("location") ?? "/", environment.site.origin).pathname;
      if (response.status !== 307 || leads !== "/en-UN/401") accepted.push(`${name}: ${response.status}`);
    }
    console.log(`Cookies of a guarded page: ${cookies.length} forgeries, ${accepted.length} accepted.`);
    expect(accepted).toEqual([]);
  });

  test("of another site: the genuine token stores nothing and takes nothing back, whatever the origin looks like", async () => {
    const good = await signed();
    const own = environment.site.origin;
    const { host } = new URL(own);
    const senders: readonly Record<string, string>[] = [
      { origin: "https://evil.example", "sec-fetch-site": "cross-site" },
      { origin: "https://evil.example" },
      { origin: `https://${host}.evil.example` },
      { origin: `https://evil.example/${host}` },
      { origin: `http://evil${host}` },
      { origin: "null" },
      { origin: "" },
      { origin: own, "sec-fetch-site": "cross-site" },
      { origin: own, "sec-fetch-site": "same-site" },
      { origin: own, "sec-fetch-site": "none" },
      { "sec-fetch-site": "cross-site" },
      {},
    ];
    const accepted: string[] = [];
    for (const method of ["POST", "DELETE"])
      for (const sender of senders) {
        const response = await fetch(`${own}/api/session`, {
          method,
          headers: { authorization: `Bearer ${good}`, ...sender },
        });
        if (response.status !== 403 || response.headers.has("set-cookie"))
          accepted.push(`${method} ${JSON.stringify(sender)}: ${response.status}`);
      }
    expect(accepted).toEqual([]);
  });

  test("in another place: neither our cookie nor a genuine token elsewhere than in its header exposes anything of a player", async () => {
    const good = await signed();
    const made = await call("/api/session", good, "POST");
    const [cookie = ""] = (made.headers.getSetCookie()[0] ?? "").split(";");
    const places: readonly (readonly [string, Record<string, string>])[] = [
      ["nowhere", {}],
      ["our own cookie", { cookie }],
      ["the token as our cookie", { cookie: `id-token=${good}` }],
      ["the basic scheme", { authorization: `Basic ${good}` }],
      ["no scheme", { authorization: good }],
      ["two tokens", { authorization: `Bearer ${good}, Bearer ${good}` }],
      ["an access token's header", { "access-token": good }],
      [
        "a forwarded header",
        { "x-forwarded-authorization": `Bearer ${good}`, "x-middleware-subrequest": "middleware" },
      ],
    ];
    const accepted: string[] = [];
    for (const path of playerCalls)
      for (const [name, headers] of places) {
        const sent = { ...headers, origin: environment.site.origin, "sec-fetch-site": "same-origin" };
        const response = await fetch(`${environment.site.origin}/api/player/${path}`, { headers: sent });
        if (response.status !== 401) accepted.push(`${name} at ${path}: ${response.status}`);
        const query = `${environment.site.origin}/api/player/${path}&token=${good}&id-token=${good}`;
        if ((await fetch(query, { headers: sent })).status !== 401)
          accepted.push(`${name}, and in the query, at ${path}`);
      }
    expect(accepted).toEqual([]);
  });
});

describe("with the middleware switched off, and the custom server away, nothing of a player is exposed", () => {
  let alone: Awaited<ReturnType<typeof startNextAlone>>;
  const sessionKeys = newSessionKeys();
  beforeAll(async () => {
    const { port } = jwks.address() as AddressInfo;
    alone = await startNextAlone(environment.sandbox.origins, {
      IDENTITY_JWKS_URL: `http://127.0.0.1:${port}/jwks`,
      SESSION_KEYS: sessionKeys,
    });
  });
  afterAll(() => alone?.stop());

  const fetchPath = (path: string, headers: Record<string, string> = {}, method = "GET") =>
    fetch(`${alone.origin}${path}`, { method, headers, redirect: "manual" });
  const bearer = (token: string) => ({
    authorization: `Bearer ${token}`,
    origin: alone.origin,
    "sec-fetch-site": "same-origin",
  });

  test("it is off: no address leads anywhere, and a visitor of a guarded page is led nowhere", async () => {
    for (const path of ["/promotions", "/en-UN/my-account/account", "/"]) {
      const { status, headers } = await fetchPath(path);
      expect([path, status, headers.get("location")]).toEqual([path, 404, null]);
    }
    expect((await fetchPath("/en-UN~web~a/my-account/account")).status).toBe(200);
  });

  test("by every call of /api/player: forged tokens, our own cookie, the token elsewhere, and Next's own headers get 401", async () => {
    const folders = readdirSync("app/api/player", { withFileTypes: true }).filter((entry) => entry.isDirectory());
    expect(playerCalls.map((path) => path.split("?")[0]).sort()).toEqual(folders.map(({ name }) => name).sort());
    const good = await signed();
    const own = await fetchPath("/api/session", bearer(good), "POST");
    const [cookie = ""] = (own.headers.getSetCookie()[0] ?? "").split(";");
    expect([own.status, cookie.startsWith("id-token=ey")]).toEqual([204, true]);
    const without: readonly (readonly [string, Record<string, string>])[] = [
      ["nothing", {}],
      ["our own cookie", { cookie }],
      ["the token as our cookie", { cookie: `id-token=${good}` }],
      ["the header of the custom server", { "x-greenroom-session": cookie }],
      ["Next's own headers", { "x-middleware-subrequest": "middleware", "x-middleware-next": "1", cookie }],
    ];
    const forged = (await forgeries()).map(([name, token]) => [name, bearer(token)] as const);
    const accepted: string[] = [];
    for (const path of playerCalls) {
      expect([path, (await fetchPath(`/api/player/${path}`, bearer(good))).status]).toEqual([path, 200]);
      for (const [name, headers] of [...without, ...forged]) {
        const response = await fetchPath(`/api/player/${path}`, headers);
        const text = await response.text();
        if (response.status !== 401 || /P1|mika/.test(text)) accepted.push(`${name} at ${path}: ${response.status}`);
      }
    }
    console.log(
      `Without middleware: ${without.length + forged.length} attempts at each call, ${accepted.length} accepted.`,
    );
    expect(accepted).toEqual([]);
  });

  test("by the session's route: no cookie is made of a forged token, nor for another site", async () => {
    const accepted: string[] = [];
    for (const [name, token] of await forgeries()) {
      const response = await fetchPath("/api/session", bearer(token), "POST");
      if (response.status !== 401 || response.headers.has("set-cookie")) accepted.push(`${name}: ${response.status}`);
    }
    for (const origin of ["https://evil.example", "null", ""]) {
      const response = await fetchPath("/api/session", { ...bearer(await signed()), origin }, "POST");
      if (response.status !== 403 || response.headers.has("set-cookie")) accepted.push(`${origin}: ${response.status}`);
    }
    expect(accepted).toEqual([]);
  });

  test("by the guarded pages: each is one shell for everybody, as a document and as the router's data, without any player data", async () => {
    const exp = Math.floor(Date.now() / 1_000) + 600;
    const session = await signSession(
      { country_code: "FI", province_code: "", language_code: "fi", exp },
      JSON.parse(sessionKeys),
    );
    const guardedPaths = Object.values(routes)
      .filter(({ access }) => access === "player")
      .map((route) => ("folder" in route ? route.folder : route.pattern));
    expect(guardedPaths.length).toBeGreaterThan(15);
    // In both, for every caller: the build's names of chunks, and no time.
    const visitors = [{}, { cookie: `id-token=${session}` }, { cookie: `id-token=${await signed()}; player=P1` }];
    for (const path of guardedPaths)
      for (const kind of [{}, { rsc: "1" }]) {
        const responses = [];
        for (const headers of visitors) {
          const response = await fetchPath(`/en-UN~web~a${path}`, { ...headers, ...kind } as Record<string, string>);
          responses.push({
            status: response.status,
            text: await response.text(),
            cookies: response.headers.getSetCookie(),
          });
        }
        for (const { status, text, cookies } of responses) {
          expect([path, status, cookies]).toEqual([path, 200, []]);
          expect(text).not.toMatch(/P1\b|mika|eyJ/);
          expect(text, path).toBe(responses[0]?.text);
        }
      }
  });
});
