import type { Hono } from "hono";
import { z } from "zod";
import type { Content } from "../../content/content";
import type { Database } from "../../core/database";
import { seatsWithCompany } from "../../games/live/company";
import { providers } from "../../games/responses";
import { seatsTaken } from "../../games/seats";
import type { Call } from "../gate";
import { readQuery } from "../read-query";

const Query = z.object({ partnerid: z.literal("2092"), providerKind: z.enum(providers) });

const Tables = z.array(
  z.object({
    gameId: z.string(),
    seats: z.number().int(),
    betLimits: z.array(z.object({ min: z.number(), max: z.number(), currency: z.string() })),
  }),
);
const tablesQuery = `*[_type == "liveCasinoGames" && provider->slug.current == $provider]{gameId, seats, betLimits[]{min, max, currency}}`;

/** The live tables of a provider with their seats, for everybody. */
export function addLiveTables(app: Hono<Call>, { db, content }: { db: Database; content: Content }): void {
  app.get("/live/tables", readQuery("liveTables", Query), async (context) => {
    const { providerKind: provider } = context.req.valid("query");
    const { data: tables = [] } = Tables.safeParse(content.query(tablesQuery, { provider }));
    const taken = await seatsTaken(
      db,
      provider,
      tables.map(({ gameId }) => gameId),
    );
    const shown = tables.map((table) => {
      const players = taken.get(table.gameId) ?? 0;
      return { ...table, seatsTaken: seatsWithCompany(`${provider}:${table.gameId}`, table.seats, players) };
    });
    return context.json(shown);
  });
}
