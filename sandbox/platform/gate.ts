import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { Database } from "../core/database";
import type { Settings } from "../core/settings";
import type { Identity } from "../identity/identity";
import type { Player, Players } from "./account/players";
import { createBearerCheck } from "./bearer";
import { refuse } from "./responses";
import { breakRefusal } from "./safety/breaks";

/** A call of one of the versioned bases; `player` and the `origin_jti` of the sign-in are set behind the gates that require one. */
export interface Call {
  Bindings: HttpBindings;
  Variables: { siteId: number; player: Player; signIn: string; key: string | undefined };
}

/** Reads the `Idempotency-Key` of a call that is the same one when it is sent again with it. `/endpoints` lists those behind it. */
export const keyed: MiddlewareHandler<Call> = async (context, next) => {
  context.set("key", context.req.header("Idempotency-Key"));
  return next();
};

interface GateDependencies {
  db: Database;
  settings: Settings;
  players: Players;
  identity: Identity;
}

const whenClosed = /\/player\/(access\/details|close)$/;
const duringBreak = /\/player\/(sign-out|timeout|exclusion)$/;

/** Reads the SiteContext header, `{"siteId":2}`; absent means the default site. */
export const siteContext: MiddlewareHandler<Call> = async (context, next) => {
  const siteId = siteIdOf(context.req.header("SiteContext"));
  if (siteId === null) return refuse(context, 400, "error.invalid.site.id", "The site context is not valid.");
  context.set("siteId", siteId);
  return next();
};

function siteIdOf(header: string | undefined): number | null {
  if (header === undefined) return 2;
  try {
    const { siteId } = JSON.parse(header) as { siteId?: unknown };
    return typeof siteId === "number" && Number.isInteger(siteId) && siteId > 0 ? siteId : null;
  } catch {
    return null;
  }
}

/**
 * Lets only signed-in players pass, with the player the id token speaks of. A sign-in that was ended passes no more, though its
 * token has not expired. Whose account was closed meanwhile may do nothing but read that, and send the closing whose response was lost; who has a break may do nothing but sign out,
 * and send a break: the same one, whose response was lost, or one that protects more.
 */
export function createPlayerGate({ db, settings, players, identity }: GateDependencies): MiddlewareHandler<Call> {
  const check = createBearerCheck(settings);
  return async (context, next) => {
    const token = bearerOf(context);
    if (token === null) return refuse(context, 401, "error.unauthorized", "No token was sent.");
    const checked = await check(token);
    if (checked === "unavailable")
      return refuse(context, 503, "error.identity.unavailable", "The identity service could not be asked.");
    const signIn = checked.valid ? String(checked.claims.origin_jti) : "";
    const playerId = checked.valid ? String(checked.claims.player_id) : null;
    // Before the end of the sign-in, which a break brings: the player's other devices learn why.
    const onBreak = playerId === null || duringBreak.test(context.req.path) ? null : await breakRefusal(db, playerId);
    if (onBreak) return refuse(context, 403, onBreak, "The player has a break.");
    const isOver = playerId === null || (await identity.isSignInEnded(signIn));
    const player = isOver ? null : await players.find(playerId);
    if (!player) return refuse(context, 401, "error.unauthorized", "Token expired");
    if (player.profile.accountStatus === "CLOSED" && !whenClosed.test(context.req.path))
      return refuse(context, 403, "error.player.closed", "The account is closed.");
    context.set("player", player);
    context.set("signIn", signIn);
    return next();
  };
}

/** Behind the player's gate: requires the access token of the same sign-in too. */
export function createAccessGate(identity: Identity): MiddlewareHandler<Call> {
  return async (context, next) => {
    const token = context.req.header("Access-Token");
    if (!token) return refuse(context, 400, "error.access_token.missing", "The call needs the access token.");
    const verified = await identity.verify(token, "access");
    if (verified?.origin_jti !== context.get("signIn"))
      return refuse(context, 401, "error.unauthorized", "The access token is not valid.");
    return next();
  };
}

function bearerOf(context: Context): string | null {
  return /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "")?.[1] ?? null;
}
