import { CompactSign, compactVerify, importJWK, type JWK } from "jose";
import * as z from "zod/mini";

/** What the id-token cookie carries (specification "Player session claims"): enough to redirect by, never an authority. */
const CookieClaims = z.object({
  country_code: z.string(),
  province_code: z.string(),
  language_code: z.string(),
  /** End of the id token it was made from, in seconds since 1970; the cookie itself lasts a year. */
  exp: z.number(),
});
export type CookieClaims = z.infer<typeof CookieClaims>;

/** `stale`: made by us, and its token has ended: still good for country and language, not for a guarded page. */
export type CookieSession = { state: "active" | "stale"; claims: CookieClaims } | { state: "none" };

const none: CookieSession = { state: "none" };

/** Clocks may differ by so much. */
const toleranceSeconds = 30;

/** The only algorithm of each kind of key: never the one that the cookie names. */
const algorithms: Readonly<Record<string, string>> = { oct: "HS256", OKP: "EdDSA" };

/** Signs with the first key. */
export async function signSession(claims: CookieClaims, keys: readonly JWK[]): Promise<string> {
  const [key] = keys;
  if (!key) throw new Error("There is no session key.");
  const alg = algorithmOf(key);
  return new CompactSign(new TextEncoder().encode(JSON.stringify(claims)))
    .setProtectedHeader({ alg, kid: key.kid ?? "" })
    .sign(await importJWK(key, alg));
}

/** Reads the cookie of a request with any of the keys; whatever is not ours is `none`. Never throws. Runs at the edge. */
export async function readSession(
  cookie: string | undefined,
  keys: readonly JWK[],
  nowMs = Date.now(),
): Promise<CookieSession> {
  if (!cookie) return none;
  try {
    const { payload } = await compactVerify(
      cookie,
      async ({ kid }) => {
        const key = keys.find((each) => each.kid === kid);
        if (!key) throw new Error("unknown key");
        return importJWK(publicPart(key), algorithmOf(key));
      },
      { algorithms: Object.values(algorithms) },
    );
    const claims = CookieClaims.parse(JSON.parse(new TextDecoder().decode(payload)));
    return { state: nowMs / 1_000 < claims.exp + toleranceSeconds ? "active" : "stale", claims };
  } catch {
    return none;
  }
}

function algorithmOf({ kty }: JWK): string {
  const alg = algorithms[kty ?? ""];
  if (!alg) throw new Error("A session key must be an oct or an OKP key.");
  return alg;
}

/** An Ed25519 key verifies by its public part. */
function publicPart({ d, ...key }: JWK): JWK {
  return key;
}
