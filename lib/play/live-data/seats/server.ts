import "server-only";
import { partnerId } from "@/lib/config/partner";
import { isCurrency } from "@/lib/core/money";
import { getLobbyOffer } from "@/lib/play/catalogue/server";
import { tableKey } from "@/lib/play/catalogue/table-key";
import { type LiveContext, logFailure } from "@/lib/play/live-data/live-context";
import { getLiveTables } from "./api";
import type { LiveTables, PlatformTable } from "./schema";

/** The tables of the providers that the edition's live lobby lists; a provider that cannot be read is left out. @throws where none can be read */
export async function readLiveTables({ edition, http }: LiveContext): Promise<LiveTables> {
  const { frame, params } = await getLobbyOffer(edition, "liveCasino");
  const listed = frame.providers.filter(({ id }) => params.providers.includes(id));
  const lists = await Promise.allSettled(
    listed.map(async (gameProvider) => {
      const tables = await getLiveTables(http, partnerId("liveTables"), gameProvider.slug);
      return tables.map((table) => [tableKey({ ...table, gameProvider }), showTable(table)] as const);
    }),
  );
  const failures = lists.flatMap((list) => (list.status === "rejected" ? [list.reason] : []));
  if (failures.length > 0 && failures.length === listed.length) throw failures[0];
  for (const reason of failures) logFailure("tables", reason);
  return Object.fromEntries(lists.flatMap((list) => (list.status === "fulfilled" ? list.value : [])));
}

function showTable({ seats, seatsTaken, betLimits }: PlatformTable): LiveTables[string] {
  const limits = betLimits.flatMap(({ currency, min, max }) =>
    isCurrency(currency) ? [[currency, [Math.round(min * 100), Math.round(max * 100)]] as const] : [],
  );
  return { seats, seatsTaken, limits: Object.fromEntries(limits) };
}
