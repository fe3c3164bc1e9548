import type { Hono } from "hono";
import { z } from "zod";
import type { Content } from "../../content/content";
import type { Database } from "../../core/database";
import { dealerOf, seatsWithCompany } from "../../games/live/company";
import { liveKinds } from "../../games/live/table";
import { messageTags } from "../../games/messages/messages";
import { providers } from "../../games/responses";
import { lastResultAt } from "../../games/roulette/clock";
import { createDraws } from "../../games/roulette/draws";
import { seatsTaken } from "../../games/sessions/seats";
import type { Call } from "../gate";
import { readQuery } from "../read-query";

const Query = z.object({ partnerid: z.literal("2092"), providerKind: z.enum(providers) });

const Tables = z.array(
  z.object({
    gameId: z.string(),
    gameType: z.string().nullable(),
    seats: z.number().int(),
    betLimits: z.array(z.object({ min: z.number(), max: z.number(), currency: z.string() })),
  }),
);
const tablesQuery = `*[_type == "liveCasinoGames" && provider->slug.current == $provider]{gameId, gameType, seats, betLimits[]{min, max, currency}}`;

/** How many of a roulette's last numbers the list names. */
const listedNumbers = 5;

/** The live tables of a provider with their seats, their dealers and what a roulette has drawn last, for everybody. */
export function addLiveTables(app: Hono<Call>, { db, content }: { db: Database; content: Content }): void {
  const draws = createDraws(db);
  app.get("/live/tables", readQuery("liveTables", Query), async (context) => {
    const { providerKind: provider } = context.req.valid("query");
    const { data: tables = [] } = Tables.safeParse(content.query(tablesQuery, { provider }));
    const taken = await seatsTaken(
      db,
      provider,
      tables.map(({ gameId }) => gameId),
    );
    const gameOf = (gameId: string) => `${provider}:${gameId}`;
    const newest = lastResultAt(Date.now());
    const wheels = tables.flatMap(({ gameId, gameType }) => (gameType === "roulette" ? [gameOf(gameId)] : []));
    const numbers = await draws.ofAll(wheels, newest - listedNumbers + 1, newest);
    const shown = tables.map(({ gameType, ...table }) => {
      const game = gameOf(table.gameId);
      const lastNumbers = numbers.get(game);
      return {
        ...table,
        seatsTaken: seatsWithCompany(game, table.seats, taken.get(table.gameId) ?? 0),
        ...(isLiveKind(gameType) && { dealer: { name: dealerOf(game), languages: messageTags } }),
        ...(lastNumbers && { lastNumbers }),
      };
    });
    return context.json(shown);
  });
}

const isLiveKind = (gameType: string | null) => liveKinds.some((kind) => kind === gameType);
