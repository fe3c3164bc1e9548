import type { Currency } from "@/lib/core/money";
import type { LiveTable, LiveTables } from "./schema";

const unknownTable: LiveTable = { seats: null, seatsTaken: null, limits: {} };

/** The seats and limits of a game: null and none until the data of its table is merged by its id (specification "Game (lobby shape)"). */
export const mergeTable = (key: string, tables: LiveTables | null): LiveTable => tables?.[key] ?? unknownTable;

/** The limits of a table in a currency, in hundredths; null where it has none. */
export const limitsIn = ({ limits }: LiveTable, currency: Currency): readonly [number, number] | null =>
  limits[currency] ?? null;
