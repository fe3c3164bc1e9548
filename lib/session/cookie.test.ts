import { decodeProtectedHeader, exportJWK, generateKeyPair, type JWK, SignJWT } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { readSession, signSession } from "./cookie";

const now = 1_790_000_000_000;
const claims = { country_code: "CA", province_code: "ON", language_code: "fr", exp: now / 1_000 + 3_600 };
const secret = (kid: string, letter: string): JWK => ({
  kty: "oct",
  kid,
  k: Buffer.from(letter.repeat(32)).toString("base64url"),
});
const first = secret("first", "a");
let curve: JWK;

beforeAll(async () => {
  const { privateKey } = await generateKeyPair("EdDSA", { extractable: true });
  curve = { ...(await exportJWK(privateKey)), kid: "curve" };
});

test("the cookie carries country, province, language and the token's end, and nothing else [SESS-012]", async () => {
  const cookie = await signSession(claims, [first]);
  const payload = JSON.parse(Buffer.from(cookie.split(".")[1] ?? "", "base64url").toString());
  expect(payload).toEqual(claims);
  expect(await readSession(cookie, [first], now)).toEqual({ state: "active", claims });
});

test("after the token's end the cookie is stale, half a minute of clock difference allowed", async () => {
  const cookie = await signSession(claims, [first]);
  expect(await readSession(cookie, [first], now + 3_629_000)).toMatchObject({ state: "active" });
  expect(await readSession(cookie, [first], now + 3_630_000)).toEqual({ state: "stale", claims });
});

test("the first key signs, and every key still reads: a rotation signs nobody out", async () => {
  const old = await signSession(claims, [curve]);
  expect(decodeProtectedHeader(old)).toEqual({ alg: "EdDSA", kid: "curve" });
  expect(await readSession(old, [first, curve], now)).toMatchObject({ state: "active" });
  expect(decodeProtectedHeader(await signSession(claims, [first, curve]))).toEqual({ alg: "HS256", kid: "first" });
  expect(await readSession(old, [first], now)).toEqual({ state: "none" });
});

test("the edge can read an Ed25519 cookie with the public key alone", async () => {
  const { d, ...publicKey } = curve;
  expect(d).toBeTruthy();
  const cookie = await signSession(claims, [curve]);
  expect(await readSession(cookie, [publicKey], now)).toMatchObject({ state: "active" });
  await expect(signSession(claims, [publicKey])).rejects.toThrow();
});

describe("what is not ours is none", () => {
  test.each([undefined, "", "nonsense", "a.b.c", `${"x".repeat(5_000)}.y.z`])("%s", async (cookie) => {
    expect(await readSession(cookie, [first], now)).toEqual({ state: "none" });
  });

  test("another key with the same id, a changed payload, no algorithm, claims that are missing", async () => {
    const cookie = await signSession(claims, [first]);
    const [head = "", , signature = ""] = cookie.split(".");
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const forged = [
      await signSession(claims, [secret("first", "b")]),
      `${head}.${part({ ...claims, country_code: "FI" })}.${signature}`,
      `${part({ alg: "none", kid: "first" })}.${part(claims)}.`,
      await new SignJWT({ exp: claims.exp })
        .setProtectedHeader({ alg: "HS256", kid: "first" })
        .sign(Buffer.from("a".repeat(32))),
    ];
    for (const each of forged) expect(await readSession(each, [first], now)).toEqual({ state: "none" });
  });

  test("a public key is never taken for a secret", async () => {
    const { d, ...publicKey } = curve;
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: "HS256", kid: "curve" })
      .sign(Buffer.from(String(publicKey.x), "base64url"));
    expect(d).toBeTruthy();
    expect(await readSession(forged, [publicKey], now)).toEqual({ state: "none" });
  });
});
