import { randomBytes } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { Hono } from "hono";
import type { Database } from "../core/database";
import type { Settings } from "../core/settings";
import { playRefusal } from "../platform/account/profile";
import type { Call } from "../platform/gate";
import type { Platform } from "../platform/platform";
import { readBody, refuse, refuseFields } from "../platform/responses";
import { BalanceUpdate, ContextBody } from "./context";
import { balances, contexts, sessions } from "./db-schema";

interface Dependencies {
  db: Database;
  settings: Settings;
  playerGate: Platform["playerGate"];
}

const newToken = () => randomBytes(24).toString("base64url");

/** The three calls that a site's server makes. Each bears the key that the sportsbook gave the operator. */
export function createApi({ db, settings, playerGate }: Dependencies): Hono<Call> {
  const api = new Hono<Call>();
  api.use(async (context, next) => {
    if (context.req.header("X-Api-Key") === settings.sportsbookKey) return next();
    return refuse(context, 401, "error.sportsbook.key", "The operator is not known.");
  });

  /** One session for each sign-in, however often it is asked for. */
  api.post("/auth/session/create", playerGate, async (context) => {
    const { playerId } = context.get("player");
    const requested = { id: newToken(), playerId, signIn: context.get("signIn") };
    await db.insert(sessions).values(requested).onConflictDoNothing();
    const [session] = await db.select().from(sessions).where(eq(sessions.signIn, requested.signIn));
    return context.json({ sessionId: session?.id }, 201);
  });

  const openFrame = async (body: ContextBody, sessionId: string | null) => {
    const token = newToken();
    await db.insert(contexts).values({ token, sessionId, body });
    return { contextId: token, url: `${settings.origin.frames}/sportsbook/frame/${token}/` };
  };

  api.post("/context", async (context, next) => {
    const { "content-type": type = "", "x-correlation-id": correlationId } = context.req.header();
    if (!type.startsWith("application/json")) return refuse(context, 415, "error.content_type", "JSON is wanted.");
    const sent = await readBody(context);
    const parsed = ContextBody.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "context", parsed.error, sent);
    if (parsed.data.correlationId !== correlationId)
      return refuse(context, 400, "error.correlation_id", "The header and the body name different calls.");
    if (parsed.data.customerState === "LOGGED_IN") return next();
    return context.json(await openFrame(parsed.data, null), 201);
  });

  // Of a player: the token says who, and the session has to be theirs.
  api.post("/context", playerGate, async (context) => {
    const id = context.req.header("X-Session-Id") ?? "";
    const [session] = await db.select().from(sessions).where(eq(sessions.id, id));
    if (session?.playerId !== context.get("player").playerId)
      return refuse(context, 401, "error.sportsbook.session", "There is no such session of this player.");
    // Was read as one before.
    const body = ContextBody.parse(await readBody(context));
    const product = body.deepLinking.product === "VIRTUALS" ? "virtualSports" : "sports";
    const refusal = playRefusal(context.get("player").profile, product);
    if (refusal) return refuse(context, 403, refusal, "The player may not bet.");
    return context.json(await openFrame(body, session.id), 201);
  });

  api.post("/webhooks/user-balance-update", async (context) => {
    const sent = await readBody(context);
    const parsed = BalanceUpdate.safeParse(sent);
    if (!parsed.success) return refuseFields(context, "balance", parsed.error, sent);
    const { playerId, ...news } = parsed.data;
    await db
      .insert(balances)
      .values({ playerId, ...news, updates: 1 })
      .onConflictDoUpdate({ target: balances.playerId, set: { ...news, updates: sql`${balances.updates} + 1` } });
    return context.body(null, 204);
  });

  return api;
}
