import "server-only";
import { partnerId } from "@/lib/config/partner";
import { isCurrency } from "@/lib/core/money";
import { resolveLocale } from "@/lib/market/locale";
import { getLobbyOffer } from "@/lib/play/catalogue/server";
import { tableKey } from "@/lib/play/catalogue/table-key";
import { type LiveContext, logFailure } from "@/lib/play/live-data/live-context";
import { getLiveTables } from "./api";
import type { LiveTable, LiveTables, PlatformTable } from "./schema";

/** The tables of the providers that the edition's live lobby lists; a provider that cannot be read is left out. @throws where none can be read */
export async function readLiveTables({ edition, http }: LiveContext): Promise<LiveTables> {
  const { frame, params } = await getLobbyOffer(edition, "liveCasino");
  const { tag } = resolveLocale(edition.locale);
  const listed = frame.providers.filter(({ id }) => params.providers.includes(id));
  const lists = await Promise.allSettled(
    listed.map(async (gameProvider) => {
      const tables = await getLiveTables(http, partnerId("liveTables"), gameProvider.slug);
      return tables.map((table) => [tableKey({ ...table, gameProvider }), showTable(table, tag)] as const);
    }),
  );
  const failures = lists.flatMap((list) => (list.status === "rejected" ? [list.reason] : []));
  if (failures.length > 0 && failures.length === listed.length) throw failures[0];
  for (const reason of failures) logFailure("tables", reason);
  return Object.fromEntries(lists.flatMap((list) => (list.status === "fulfilled" ? list.value : [])));
}

/** Last numbers of a card: it has no room for more. */
const shownNumbers = 5;

function showTable({ seats, seatsTaken, betLimits, dealer, lastNumbers }: PlatformTable, tag: string): LiveTable {
  const limits = betLimits.flatMap(({ currency, min, max }) =>
    isCurrency(currency) ? [[currency, [min, max]] as const] : [],
  );
  return {
    seats,
    seatsTaken,
    limits: Object.fromEntries(limits),
    ...(dealer && { dealer: { name: dealer.name, language: spokenTo(tag, dealer.languages) } }),
    ...(lastNumbers && { last: lastNumbers.slice(0, shownNumbers) }),
  };
}

/** The language of a dealer that a reader understands, else the first one; null where the platform names none. */
function spokenTo(tag: string, languages: readonly string[]): string | null {
  const [base] = tag.split("-");
  return languages.find((each) => each === tag) ?? languages.find((each) => each === base) ?? languages[0] ?? null;
}
