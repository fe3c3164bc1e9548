import "server-only";
import type { JWTPayload } from "jose";
import { type Environment, readEnvironment } from "@/lib/config/environment";
import { errorResponse } from "@/lib/core/error-response";
import { signSession } from "./session-signature";
import { verifyBearer } from "./verify-bearer";

const yearSeconds = 31_536_000;

/**
 * Makes the id-token cookie from the bearer's id token (specification "Player session claims"), and beside it the cookies by which
 * the game platforms and the sportsbook know the sign-in, where they have a name.
 */
export async function storeSession(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return errorResponse(403, "error.session.origin", "Only the site itself may do this.");
  const env = readEnvironment();
  const claims = await verifyBearer(request);
  if (claims === "unavailable")
    return errorResponse(503, "error.identity.unavailable", "The identity service could not be asked.");
  if (claims === "refused") return errorResponse(401, "error.session.expired", "Token expired");
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name] : "");
  const cookie = await signSession(
    {
      country_code: text("country_code"),
      province_code: text("province_code"),
      language_code: text("language_code"),
      exp: claims.exp ?? 0,
    },
    env.SESSION_KEYS,
  );
  const others = thirdPartyCookies(env).map((name) => [name, signInId(claims)] as const);
  const cookies = [[env.SESSION_COOKIE, cookie] as const, ...others];
  return noContent(cookies.map(([name, value]) => `${name}=${value}; Max-Age=${yearSeconds}; ${attributes}`));
}

const thirdPartyCookies = ({ PLATFORM_SESSION_COOKIE, SPORTSBOOK_SESSION_COOKIE }: Environment): string[] =>
  [PLATFORM_SESSION_COOKIE, SPORTSBOOK_SESSION_COOKIE].filter((name) => name !== undefined);

/** Names the sign-in over all of its refreshes, and proves nothing: a token would be worth stealing. */
function signInId({ origin_jti, sub = "" }: JWTPayload): string {
  return encodeURIComponent(typeof origin_jti === "string" ? origin_jti : sub);
}

/** Takes the cookies back. */
export function clearSession(request: Request): Response {
  if (!isSameOrigin(request)) return errorResponse(403, "error.session.origin", "Only the site itself may do this.");
  const env = readEnvironment();
  const names = [env.SESSION_COOKIE, ...thirdPartyCookies(env)];
  return noContent(names.map((name) => `${name}=; Max-Age=0; ${attributes}`));
}

const attributes = "Path=/; HttpOnly; Secure; SameSite=Lax";

/** A browser sends the origin of a call; a foreign page could otherwise store its own player's token here. */
function isSameOrigin({ headers }: Request): boolean {
  const origin = headers.get("origin");
  const site = headers.get("sec-fetch-site");
  return origin === new URL(readEnvironment().SITE_ORIGIN).origin && (site === null || site === "same-origin");
}

function noContent(cookies: readonly string[]): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 204, headers });
}
