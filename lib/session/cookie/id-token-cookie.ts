import "server-only";
import type { JWTPayload } from "jose";
import { type Environment, readEnvironment } from "@/lib/config/environment";
import { errorResponse } from "@/lib/core/http/error-response";
import { cookieAttributes as attributes } from "./cookie-attributes";
import { isSameOrigin } from "./same-origin";
import { signSession } from "./session-signature";
import { createSportsbookSession, sessionMs, sportsbookCookie, yearSeconds } from "./sportsbook-session";
import { bearerOf, verifyBearer } from "./verify-bearer";

/**
 * Makes the id-token cookie from the bearer's id token (specification "Player session claims"), and beside it the cookies by which
 * the game platforms know the sign-in, and of the session at the sportsbook, where they have a name.
 */
export async function storeSession(request: Request): Promise<Response> {
  if (!isSameOrigin(request)) return errorResponse(403, "error.session.origin", "Only the site itself may do this.");
  const env = readEnvironment();
  const claims = await verifyBearer(request);
  if (claims === "unavailable")
    return errorResponse(503, "error.identity.unavailable", "The identity service could not be asked.");
  if (claims === "refused") return errorResponse(401, "error.session.expired", "Token expired");
  const text = (name: string) => (typeof claims[name] === "string" ? claims[name] : "");
  const [cookie, sportsbook] = await Promise.all([
    signSession(
      {
        country_code: text("country_code"),
        province_code: text("province_code"),
        language_code: text("language_code"),
        exp: claims.exp ?? 0,
      },
      env.SESSION_KEYS,
    ),
    // Without it the sign-in holds all the same: the sportsbook's page asks again.
    env.SPORTSBOOK_SESSION_COOKIE === undefined
      ? null
      : createSportsbookSession(bearerOf(request) ?? "", sessionMs.signIn),
  ]);
  const others = platformCookies(env).map((name) => [name, signInId(claims)] as const);
  const cookies = [[env.SESSION_COOKIE, cookie] as const, ...others];
  return noContent([
    ...cookies.map(([name, value]) => `${name}=${value}; Max-Age=${yearSeconds}; ${attributes}`),
    ...sportsbookCookie(sportsbook),
  ]);
}

const platformCookies = ({ PLATFORM_SESSION_COOKIE: name }: Environment): string[] =>
  name === undefined ? [] : [name];

/** Names the sign-in over all of its refreshes, and proves nothing: a token would be worth stealing. */
function signInId({ origin_jti, sub = "" }: JWTPayload): string {
  return encodeURIComponent(typeof origin_jti === "string" ? origin_jti : sub);
}

/** Takes the cookies back. */
export function clearSession(request: Request): Response {
  if (!isSameOrigin(request)) return errorResponse(403, "error.session.origin", "Only the site itself may do this.");
  const env = readEnvironment();
  const names = [env.SESSION_COOKIE, ...platformCookies(env)];
  const gone = names.map((name) => `${name}=; Max-Age=0; ${attributes}`);
  return noContent([...gone, ...sportsbookCookie(null)]);
}

function noContent(cookies: readonly string[]): Response {
  const headers = new Headers({ "cache-control": "no-store" });
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(null, { status: 204, headers });
}
