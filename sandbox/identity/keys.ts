import { createHash, createHmac } from "node:crypto";
import { asc } from "drizzle-orm";
import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from "jose";
import type { Database } from "../core/database";
import { keys } from "./db-schema";

type SigningKey = Awaited<ReturnType<typeof importJWK>>;

export interface PoolKey {
  kid: string;
  sign: SigningKey;
  verify: SigningKey;
  /** As published under `.well-known/jwks.json`. */
  publicJwk: JWK;
  /** A separate secret for each purpose, the same after a restart. */
  secret(purpose: string): Buffer;
}

/** The pool's signing key: made once, kept in SQL, so that tokens outlive a restart. */
export async function loadKey(db: Database): Promise<PoolKey> {
  const privateJwk = (await storedKey(db)) ?? (await makeKey(db));
  const { kty = "RSA", n = "", e = "", kid = "" } = privateJwk;
  const publicJwk: JWK = { kty, n, e, kid, alg: "RS256", use: "sig" };
  const root = createHash("sha256")
    .update(privateJwk.d ?? "")
    .digest();
  return {
    kid,
    sign: await importJWK(privateJwk, "RS256"),
    verify: await importJWK(publicJwk, "RS256"),
    publicJwk,
    secret: (purpose) => createHmac("sha256", root).update(purpose).digest(),
  };
}

async function storedKey(db: Database): Promise<JWK | null> {
  const [row] = await db.select().from(keys).orderBy(asc(keys.createdAt)).limit(1);
  return row?.privateJwk ?? null;
}

async function makeKey(db: Database): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  const jwk = await exportJWK(privateKey);
  const kid = await calculateJwkThumbprint(jwk);
  const privateJwk = { ...jwk, kid, alg: "RS256" };
  await db.insert(keys).values({ kid, privateJwk });
  return privateJwk;
}
