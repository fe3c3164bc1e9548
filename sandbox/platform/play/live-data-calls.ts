import type { Context, Hono, MiddlewareHandler } from "hono";
import { z } from "zod";
import type { Content } from "../../content/content";
import { rates } from "../../content/generator/markets";
import type { Database } from "../../core/database";
import type { Call } from "../gate";
import { readQuery } from "../read-query";
import { refuse, refuseFields } from "../responses";
import { toDecimal } from "../wallet/decimal";
import { readJackpots } from "./jackpots";
import { readTournament } from "./tournaments";
import { readWins } from "./winners";

const siteId = z.coerce.number().int().positive();
const currency = z.string().refine((code) => Object.hasOwn(rates, code), "is no currency of the site");
const JackpotAmount = z.strictObject({
  gameIds: z
    .string()
    .transform((text) => text.split(","))
    .pipe(z.array(z.string().min(1).max(200)).max(200)),
  siteId,
});
const TopWinners = z.strictObject({ dateRange: z.enum(["24h", "72h"]), siteId, currency });
const LatestWinners = z.strictObject({ siteId, currency });
const Tournament = z.strictObject({ a: siteId, b: z.string().min(1).max(100), lang: z.string().min(2).max(10) });

const shown = 20;

interface Dependencies {
  db: Database;
  content: Pick<Content, "query">;
  playerGate: MiddlewareHandler<Call>;
  accessGate: MiddlewareHandler<Call>;
}

/** Live data that is the same for everybody, and a tournament, with a player's own place. */
export function addLiveDataCalls(app: Hono<Call>, { db, content, playerGate, accessGate }: Dependencies): void {
  app.get("/gaming/jackpotamount", readQuery("jackpotAmount", JackpotAmount), async (context) => {
    const known = content.query(`*[_type in ["casinoGames", "liveCasinoGames"] && jackpotExist].gameId`) as string[];
    const withJackpot = new Set(known);
    const requestedIds = context.req.valid("query").gameIds.filter((gameId) => withJackpot.has(gameId));
    const jackpots = await readJackpots(db, requestedIds);
    return context.json({
      currency: "EUR",
      amounts: Object.fromEntries(jackpots.map(([gameId, heldMinor]) => [gameId, toDecimal(BigInt(heldMinor))])),
    });
  });

  app.get("/player/wallet/top-winners", readQuery("topWinners", TopWinners), async (context) => {
    const { dateRange, currency } = context.req.valid("query");
    const wins = await readWins(db, content, dateRange === "24h" ? 24 : 72);
    const top = wins.sort((one, other) => other.euroMinor - one.euroMinor);
    return context.json(top.slice(0, shown).map((win) => winnerBody(win, currency)));
  });

  app.get("/player/wallet/latest-winners", readQuery("latestWinners", LatestWinners), async (context) => {
    const { currency } = context.req.valid("query");
    const wins = await readWins(db, content, 72);
    return context.json(wins.slice(0, shown).map((win) => winnerBody(win, currency)));
  });

  app.get("/tournament/public/:a/:b/:lang", (context) => tournament(context, null));
  app.get("/tournament/:a/:b/:lang", playerGate, accessGate, (context) =>
    tournament(context, context.get("player").playerId),
  );

  async function tournament(context: Context<Call>, playerId: string | null) {
    const sent = context.req.param();
    const params = Tournament.safeParse(sent);
    if (!params.success) return refuseFields(context, "tournament", params.error, sent);
    const found = await readTournament(db, params.data.b, params.data.lang, playerId);
    return found
      ? context.json(found)
      : refuse(context, 404, "error.tournament.not_found", "There is no such tournament.");
  }
}

function winnerBody({ euroMinor, wonAt, ...win }: Awaited<ReturnType<typeof readWins>>[number], currency: string) {
  const amount = toDecimal(BigInt(Math.round(euroMinor * (rates[currency] ?? 1))));
  return { ...win, amount, currency, wonAt: wonAt.toISOString() };
}
