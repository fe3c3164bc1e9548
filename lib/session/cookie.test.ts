import { compactVerify, decodeProtectedHeader, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import { beforeAll, expect, test } from "vitest";
import { signSession } from "./cookie";

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
  await expect(signSession(claims, [])).rejects.toThrow();
});
