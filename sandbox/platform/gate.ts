import type { HttpBindings } from "@hono/node-server";
import type { Context, MiddlewareHandler } from "hono";
import type { Settings } from "../core/settings";
import { refuse } from "./answers";
import { createBearerCheck } from "./bearer";
import type { Player, Players } from "./players";

/** A call of one of the versioned bases; `player` is set behind the gates that ask for one. */
export interface Call {
  Bindings: HttpBindings;
  Variables: { siteId: number; player: Player };
}

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

/** Lets only signed-in players pass, with the player the id token speaks of. */
export function createPlayerGate(settings: Settings, players: Players): MiddlewareHandler<Call> {
  const check = createBearerCheck(settings);
  return async (context, next) => {
    const token = bearerOf(context);
    if (token === null) return refuse(context, 401, "error.unauthorized", "No token was sent.");
    const checked = await check(token);
    if (checked === "unavailable")
      return refuse(context, 503, "error.identity.unavailable", "The identity service could not be asked.");
    const player = checked.valid ? await players.find(String(checked.claims.player_id)) : null;
    if (!player) return refuse(context, 401, "error.unauthorized", "Token expired");
    context.set("player", player);
    return next();
  };
}

function bearerOf(context: Context): string | null {
  return /^Bearer (.+)$/.exec(context.req.header("authorization") ?? "")?.[1] ?? null;
}
