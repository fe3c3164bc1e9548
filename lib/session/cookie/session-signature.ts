import { CompactSign, compactVerify, decodeProtectedHeader, importJWK, type JWK } from "jose";
import type { CookieState } from "@/lib/routing/visitor";

/** The claims of the id-token cookie (specification "Player session claims"): enough to redirect by, never an authority. */
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

/** Of our own tokens: some 250 characters. */
const longestToken = 2_048;
/** A browser sends more than one of a name when a neighbouring host has set one too. */
const mostCookies = 4;

/** The state of the session cookie in a `Cookie` header; the best one of several. */
export async function cookieStateOf(
  header: string,
  { SESSION_COOKIE: name, SESSION_KEYS: keys }: { SESSION_COOKIE: string; SESSION_KEYS: readonly JWK[] },
  now = Date.now(),
): Promise<CookieState> {
  const states = await Promise.all(sessionCookies(header, name).map((token) => stateOf(token, keys, now)));
  const order = ["valid", "stale", "forged"] as const;
  return order.find((state) => states.includes(state)) ?? "none";
}

/** The session cookies of a `Cookie` header, as values. */
export function sessionCookies(header: string, name: string): string[] {
  const pairs = header.split(";").map((pair) => pair.trim());
  return pairs
    .filter((pair) => pair.startsWith(`${name}=`))
    .slice(0, mostCookies)
    .map((pair) => pair.slice(name.length + 1));
}

async function stateOf(token: string, keys: readonly JWK[], now: number): Promise<"valid" | "stale" | "forged"> {
  if (token.length > longestToken) return "forged";
  try {
    const { kid } = decodeProtectedHeader(token);
    const key = keys.find((each) => each.kid === kid);
    if (!key) return "forged";
    const algorithm = algorithmOf(key);
    const { d: _, ...open } = key;
    const verified = await compactVerify(token, await importJWK(open, algorithm), { algorithms: [algorithm] });
    const { exp }: { exp?: unknown } = Object(JSON.parse(new TextDecoder().decode(verified.payload)));
    if (typeof exp !== "number") return "forged";
    return exp * 1_000 > now ? "valid" : "stale";
  } catch {
    return "forged";
  }
}

function algorithmOf({ kty }: JWK): string {
  const alg = algorithms[kty ?? ""];
  if (!alg) throw new Error("A session key must be an oct or an OKP key.");
  return alg;
}
