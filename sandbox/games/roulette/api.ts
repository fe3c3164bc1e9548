import type { Context } from "hono";
import { z } from "zod";
import type { Content } from "../../content/content";
import type { App } from "../../core/server";
import type { GameSession } from "../../platform/tickets";
import type { Session } from "../db-schema";
import { inSession, readBody, refuse } from "../in-session";
import { providers, type TableSession } from "../responses";
import type { Sessions } from "../sessions";
import { dealerOf } from "./company";
import { findLiveTable, gameOf, type LiveTable, type LiveTables } from "./live-table";
import { type Bets, spots, stakeOf } from "./wheel";

const Open = z.object({
  provider: z.enum(providers),
  ticket: z.string().min(1).max(200),
  gameId: z.string().min(1).max(200),
});
const Place = z.object({
  key: z.string().regex(/^[\w-]{8,64}$/),
  round: z.number().int().positive(),
  bets: z.partialRecord(z.enum(spots as [string, ...string[]]), z.number().int().positive()),
});

interface Dependencies {
  content: Pick<Content, "findProviderGame">;
  tables: LiveTables;
  sessions: Sessions;
  openTicket(ticket: string): Promise<GameSession | null>;
}

/** The calls of a live table's page: the session as bearer token, which also keeps the player's seat. */
export function addTableApi(app: App, { content, tables, sessions, openTicket }: Dependencies): void {
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
    if ((await tables.othersAt(session, session.id)) >= table.seats) {
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

  app.get("/api/table/session", (context) =>
    atTable(context, async (session, table) => context.json(await sessionResponse(session, table))),
  );
  app.get("/api/table", (context) =>
    atTable(context, async (session, table) => context.json(await tables.state(session, table))),
  );
  app.post("/api/table/bets", (context) =>
    atTable(context, async (session, table) => {
      const { data: sent } = Place.safeParse(await readBody(context));
      const limits = table.limitsOf(session.currency);
      if (!sent || !limits) return refuse(context, "bad-request");
      const bets = sent.bets as Bets; // a chip of each spot that is named
      const chips = Object.values(bets);
      if (chips.length === 0 || chips.some((chip) => chip < limits.minMinor) || stakeOf(bets) > limits.maxMinor)
        return refuse(context, "bad-stake");
      const { key, round } = sent;
      const problem = await tables.place(session, { key, round, bets, maxMinor: limits.maxMinor });
      return problem ? refuse(context, problem) : context.json(await tables.state(session, table));
    }),
  );
  async function sessionResponse(session: Session, table: LiveTable): Promise<TableSession> {
    const { currency, id } = session;
    const { minMinor, maxMinor, chipsMinor } = table.limitsOf(currency) ?? { minMinor: 0, maxMinor: 0, chipsMinor: [] };
    const state = await tables.state(session, table);
    const dealer = dealerOf(gameOf(session));
    return { session: id, title: table.game.name, dealer, currency, minMinor, maxMinor, chipsMinor, state };
  }
}
