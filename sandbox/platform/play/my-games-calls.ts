import { and, desc, eq, sql } from "drizzle-orm";
import type { Context, Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Content } from "../../content/content";
import type { Database } from "../../core/database";
import type { Call } from "../gate";
import { readQuery } from "../read-query";
import { readBody, refuse, refuseFields } from "../responses";
import { favourites, type LobbyType, lobbyTypes, recents } from "./db-schema";
import { readRounds, readWaitingRounds } from "./rounds";

const gameId = z.string().min(1).max(200);
const Favourite = z.strictObject({ gameId, lobbyPageType: z.enum(lobbyTypes) });
const RecentGame = z.strictObject({ category: z.enum(lobbyTypes), gameId });
const RecentGames = z.strictObject({
  category: z.enum(lobbyTypes),
  limit: z.coerce.number().int().min(1).max(100).default(30),
});
const none = z.strictObject({});

interface Dependencies {
  db: Database;
  content: Pick<Content, "query">;
  playerGate: MiddlewareHandler<Call>;
}

const gameTypes: Readonly<Record<LobbyType, string>> = { casino: "casinoGames", "live-casino": "liveCasinoGames" };

/** A player's favourites, the games they played last, and the two calls around the page that shows both. */
export function addMyGamesCalls(app: Hono<Call>, { db, content, playerGate }: Dependencies): void {
  const playerIdOf = (context: Context<Call>) => context.get("player").playerId;
  const isKnown = (type: LobbyType, id: string) =>
    content.query(`count(*[_type == $type && gameId == $gameId]) > 0`, { type: gameTypes[type], gameId: id }) === true;

  app.get("/favourite-games", playerGate, readQuery("favouriteGames", none), async (context) =>
    context.json(
      await db
        .select({ gameId: favourites.gameId, lobbyPageType: favourites.lobbyPageType })
        .from(favourites)
        .where(eq(favourites.playerId, playerIdOf(context)))
        .orderBy(desc(favourites.createdAt)),
    ),
  );

  app.post("/favourite-games", playerGate, async (context) => {
    const sent = await readBody(context);
    const body = Favourite.safeParse(sent);
    if (!body.success) return refuseFields(context, "favouriteGame", body.error, sent);
    if (!isKnown(body.data.lobbyPageType, body.data.gameId)) return unknownGame(context);
    const row = { playerId: playerIdOf(context), ...body.data, createdAt: sql`clock_timestamp()` };
    await db.insert(favourites).values(row).onConflictDoNothing();
    return context.body(null, 204);
  });

  app.delete("/favourite-games", playerGate, async (context) => {
    const sent = await readBody(context);
    const body = Favourite.safeParse(sent);
    if (!body.success) return refuseFields(context, "favouriteGame", body.error, sent);
    const { gameId, lobbyPageType } = body.data;
    const same = and(eq(favourites.gameId, gameId), eq(favourites.lobbyPageType, lobbyPageType));
    await db.delete(favourites).where(and(eq(favourites.playerId, playerIdOf(context)), same));
    return context.body(null, 204);
  });

  app.get("/recent-games", playerGate, readQuery("recentGames", RecentGames), async (context) => {
    const { category, limit } = context.req.valid("query");
    return context.json(
      await db
        .select({ gameId: recents.gameId, category: recents.category, playedAt: recents.playedAt })
        .from(recents)
        .where(and(eq(recents.playerId, playerIdOf(context)), eq(recents.category, category)))
        .orderBy(desc(recents.playedAt))
        .limit(limit),
    );
  });

  app.post("/recent-games", playerGate, readQuery("recentGame", RecentGame), async (context) => {
    if ((await context.req.text()) !== "")
      return refuse(context, 400, "error.validation", "The call takes its values from the query and no body.");
    const { category, gameId } = context.req.valid("query");
    if (!isKnown(category, gameId)) return unknownGame(context);
    const playedAt = sql`clock_timestamp()`;
    await db
      .insert(recents)
      .values({ playerId: playerIdOf(context), category, gameId, playedAt })
      .onConflictDoUpdate({ target: [recents.playerId, recents.category, recents.gameId], set: { playedAt } });
    return context.body(null, 204);
  });

  /** From the ledger's rounds: what was played for money, whether or not the site reported the launch. */
  app.get("/wallet/lastPlayedGames", playerGate, async (context) => {
    const rounds = await readRounds(db, sql`r.holder = ${playerIdOf(context)}`, 200);
    const games = new Map(rounds.map(({ gameId, category }) => [`${category}:${gameId}`, { gameId, category }]));
    return context.json([...games.values()].slice(0, 30));
  });

  app.get("/player/wallet/openRounds", playerGate, async (context) =>
    context.json(await readWaitingRounds(db, playerIdOf(context))),
  );

  for (const path of ["/my-games/subscribe", "/my-games/unsubscribe"])
    app.post(path, playerGate, async (context) => {
      if ((await context.req.text()) !== "") return refuse(context, 400, "error.validation", "The call has no body.");
      return context.body(null, 204);
    });
}

function unknownGame(context: Context) {
  return refuse(context, 404, "error.game.not_found", "There is no such game.");
}
