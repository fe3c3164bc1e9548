import type { Context } from "hono";
import { z } from "zod";
import type { Content } from "../../content/content";
import type { Database } from "../../core/database";
import type { App } from "../../core/server";
import type { GameSession } from "../../platform/play/tickets";
import type { Session } from "../db-schema";
import { providers, type TableSession } from "../responses";
import { inSession, readBody, refuse } from "../sessions/in-session";
import { seatsTaken } from "../sessions/seats";
import type { Sessions } from "../sessions/sessions";
import { stakeOf } from "./bets";
import { dealerOf } from "./company";
import { findLiveTable, gameOf, type LiveGame, type LiveKind, type LiveTable } from "./table";

const Open = z.object({
  provider: z.enum(providers),
  ticket: z.string().min(1).max(200),
  gameId: z.string().min(1).max(200),
});
const round = z.number().int().positive();
const Place = z.object({ key: z.string().regex(/^[\w-]{8,64}$/), round, bets: z.unknown() });
const Move = z.object({ round, step: z.number().int().min(0), move: z.string().max(20) });

interface Dependencies {
  db: Database;
  content: Pick<Content, "findProviderGame">;
  games: Readonly<Record<LiveKind, LiveGame>>;
  sessions: Sessions;
  openTicket(ticket: string): Promise<GameSession | null>;
}

/** The calls of a live table's page: the session as bearer token, which also keeps the player's seat. */
export function addTableApi(app: App, { db, content, games, sessions, openTicket }: Dependencies): void {
  app.post("/api/table/session", async (context) => {
    const { data: sent } = Open.safeParse(await readBody(context));
    if (!sent) return refuse(context, "bad-request");
    const opened = await openTicket(sent.ticket);
    // Played for real money only.
    if (!opened?.playerId || opened.provider !== sent.provider) return refuse(context, "expired");
    const { playerId, mode, currency, tableRoundMs } = opened;
    const gameId = opened.gameId || sent.gameId;
    const table = findLiveTable(content, sent.provider, gameId);
    if (!table?.limitsOf(currency)) return refuse(context, "unknown-game");
    const common = { provider: sent.provider, gameId, mode, playerId, currency, purseMinor: null };
    // Nothing else keeps it: bets of two rounds are further apart than any place asks for, by the clock of the table.
    const session = await sessions.open({ ...common, minimumRoundMs: tableRoundMs });
    const others = (await seatsTaken(db, session.provider, [gameId], session.id)).get(gameId) ?? 0;
    if (others >= table.seats) {
      await sessions.close(session.id);
      return refuse(context, "table-full");
    }
    return context.json(await sessionResponse(session, table));
  });

  const atTable = (context: Context, respond: (session: Session, table: LiveTable) => Promise<Response>) =>
    inSession(sessions, context, (session) => {
      const table = findLiveTable(content, session.provider, session.gameId);
      return table ? respond(session, table) : refuse(context, "unknown-game");
    });

  const stateAt = async (context: Context, session: Session, table: LiveTable) =>
    context.json(await games[table.kind].state(session, table));

  app.get("/api/table/session", (context) =>
    atTable(context, async (session, table) => context.json(await sessionResponse(session, table))),
  );
  app.get("/api/table", (context) => atTable(context, (session, table) => stateAt(context, session, table)));
  app.post("/api/table/bets", (context) =>
    atTable(context, async (session, table) => {
      const { data: sent } = Place.safeParse(await readBody(context));
      const limits = table.limitsOf(session.currency);
      const bets = sent && games[table.kind].readBets(sent.bets);
      if (!sent || !bets || !limits) return refuse(context, "bad-request");
      const chips = Object.values(bets);
      if (chips.length === 0 || chips.some((chip) => chip < limits.minMinor) || stakeOf(bets) > limits.maxMinor)
        return refuse(context, "bad-stake");
      const placement = { key: sent.key, round: sent.round, bets, maxMinor: limits.maxMinor };
      const problem = await games[table.kind].place(session, table, placement);
      return problem ? refuse(context, problem) : stateAt(context, session, table);
    }),
  );
  app.post("/api/table/move", (context) =>
    atTable(context, async (session, table) => {
      const { data: sent } = Move.safeParse(await readBody(context));
      const game = games[table.kind];
      if (!sent || !game.move) return refuse(context, "bad-request");
      const problem = await game.move(session, table, sent);
      return problem ? refuse(context, problem) : stateAt(context, session, table);
    }),
  );

  async function sessionResponse(session: Session, table: LiveTable): Promise<TableSession> {
    const { currency, id } = session;
    const { minMinor, maxMinor, chipsMinor } = table.limitsOf(currency) ?? { minMinor: 0, maxMinor: 0, chipsMinor: [] };
    const state = await games[table.kind].state(session, table);
    const dealer = dealerOf(gameOf(session));
    return { session: id, title: table.game.name, dealer, currency, minMinor, maxMinor, chipsMinor, state };
  }
}
