import {
  CompactSign,
  compactVerify,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { cookieStateOf, signSession } from "./session-signature";

const claims = { country_code: "CA", province_code: "ON", language_code: "fr", exp: 1_790_003_600 };
const first: JWK = { kty: "oct", kid: "first", k: Buffer.from("a".repeat(32)).toString("base64url") };
let curve: JWK;

beforeAll(async () => {
  const { privateKey } = await generateKeyPair("EdDSA", { extractable: true });
  curve = { ...(await exportJWK(privateKey)), kid: "curve" };
});

/** The payload, when the key verifies the signature. */
async function verified(cookie: string, key: JWK, alg: string): Promise<unknown> {
  const { payload } = await compactVerify(cookie, await importJWK(key, alg), { algorithms: [alg] });
  return JSON.parse(new TextDecoder().decode(payload));
}

test("the cookie carries country, province, language and the token's end, and nothing else", async () => {
  expect(await verified(await signSession(claims, [first]), first, "HS256")).toEqual(claims);
});

test("the first key signs, with the algorithm of its kind", async () => {
  expect(decodeProtectedHeader(await signSession(claims, [first, curve]))).toEqual({ alg: "HS256", kid: "first" });
  const cookie = await signSession(claims, [curve, first]);
  expect(decodeProtectedHeader(cookie)).toEqual({ alg: "EdDSA", kid: "curve" });
  const { d, ...publicKey } = curve;
  expect(d).toBeTruthy();
  expect(await verified(cookie, publicKey, "EdDSA")).toEqual(claims);
});

test("another key with the same id does not verify it", async () => {
  const other: JWK = { ...first, k: Buffer.from("b".repeat(32)).toString("base64url") };
  await expect(verified(await signSession(claims, [first]), other, "HS256")).rejects.toThrow();
});

test("nothing is signed without a key, or with a public one", async () => {
  const { d, ...publicKey } = curve;
  expect(d).toBeTruthy();
  await expect(signSession(claims, [publicKey])).rejects.toThrow();
  await expect(signSession(claims, [])).rejects.toThrow("There is no session key");
  await expect(signSession(claims, [{ kty: "RSA" }])).rejects.toThrow("must be an oct or an OKP key");
});

describe("what a session cookie is worth at the edge", () => {
  const now = claims.exp * 1_000 - 1;
  const env = (keys: JWK[] = [first, curve]) => ({ SESSION_COOKIE: "id-token", SESSION_KEYS: keys });
  const state = (header: string, keys?: JWK[], at = now) => cookieStateOf(header, env(keys), at);
  const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

  test.each([
    ["no header", ""],
    ["another cookie", "id-token2=x; xid-token=y; country-code=FI"],
  ])("none: %s", async (_what, header) => {
    expect(await state(header)).toBe("none");
  });

  test("valid until the token's end, stale from then on, with every key that is known", async () => {
    for (const keys of [[first], [curve], [first, curve], [curve, first]]) {
      const header = `a=b; id-token=${await signSession(claims, keys)}; c=d`;
      expect(await state(header, keys)).toBe("valid");
      expect(await state(header, keys, claims.exp * 1_000)).toBe("stale");
    }
    const old = `id-token=${await signSession(claims, [first])}`;
    expect(await state(old, [curve, first])).toBe("valid");
    expect(await state(old, [curve])).toBe("forged");
  });

  test("a public key verifies, as one that signs no longer does", async () => {
    const { d, ...open } = curve;
    expect(d).toBeTruthy();
    expect(await state(`id-token=${await signSession(claims, [curve])}`, [first, open])).toBe("valid");
  });

  test("forged: another key, algorithm, payload or text", async () => {
    const good = await signSession(claims, [first]);
    const [head, payload, signature] = good.split(".");
    const other: JWK = { ...first, k: Buffer.from("b".repeat(32)).toString("base64url") };
    const confused = new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
      .setProtectedHeader({ alg: "HS256", kid: "curve" })
      .sign(Buffer.from(String(curve.x), "base64url"));
    const without = new CompactSign(new TextEncoder().encode("{}")).setProtectedHeader({ alg: "HS256", kid: "first" });
    for (const token of [
      await signSession(claims, [other]),
      await confused,
      await without.sign(await importJWK(first, "HS256")),
      `${encoded({ alg: "none", kid: "first" })}.${payload}.`,
      `${encoded({ alg: "none" })}.${payload}.${signature}`,
      `${encoded({ alg: "HS256" })}.${payload}.${signature}`,
      `${head}.${encoded({ ...claims, exp: claims.exp + 9 })}.${signature}`,
      `${head}.${payload}.`,
      `${head}.${payload}`,
      `${good}x`,
      good + "x".repeat(3_000),
      "",
      "x",
      "..",
      "undefined",
    ])
      expect(await state(`id-token=${token}`), token).toBe("forged");
  });

  test("the best of several counts: a neighbouring host may have set one of the same name", async () => {
    const good = await signSession(claims, [first]);
    expect(await state(`id-token=forged; id-token=${good}`)).toBe("valid");
    expect(await state(`id-token=forged; id-token=${good}`, undefined, claims.exp * 1_000)).toBe("stale");
    expect(await state(`${"id-token=forged; ".repeat(500)}id-token=${good}`)).toBe("forged");
  });
});
