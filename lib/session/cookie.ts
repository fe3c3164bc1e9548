import { CompactSign, importJWK, type JWK } from "jose";

/** What the id-token cookie carries (specification "Player session claims"): enough to redirect by, never an authority. */
export interface CookieClaims {
  country_code: string;
  province_code: string;
  language_code: string;
  /** End of the id token it was made from, in seconds since 1970; the cookie itself lasts a year. */
  exp: number;
}

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

function algorithmOf({ kty }: JWK): string {
  const alg = algorithms[kty ?? ""];
  if (!alg) throw new Error("A session key must be an oct or an OKP key.");
  return alg;
}
