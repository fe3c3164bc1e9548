import "server-only";
import { readEnvironment } from "@/lib/config/environment";
import { readJackpots } from "@/lib/play/live-data/jackpots/server";
import { readLiveTables } from "@/lib/play/live-data/seats/server";
import { readTournaments } from "@/lib/play/live-data/tournaments/server";
import { readWinners } from "@/lib/play/live-data/winners/server";
import { type Edition, formatEdition } from "@/lib/routing/edition";
import { serverPlatform } from "@/lib/session/platform/server";
import { type LiveContext, logFailure } from "./live-context";
import type { LiveData } from "./schema";

/** Every part of the live data, by its name in the response. */
const parts = {
  jackpots: readJackpots,
  winners: readWinners,
  tables: readLiveTables,
  tournaments: readTournaments,
} satisfies { [Name in keyof LiveData]-?: (context: LiveContext) => Promise<LiveData[Name]> };

/** A live table with its limits in every currency takes 600 B: of the 1,000 tables of a provider in a catalogue of 20,000 games, the triple. */
const bodyCapBytes = 2_000_000;

/** The lifetime of a read for every visitor of an edition. There are at most a few hundred editions. */
const freshMs = 15_000;
const reads = new Map<string, { at: number; data: Promise<LiveData> }>();

/** The live data of an edition: read once for all requests within 15 s. A part that cannot be read is null, and the reason is logged. */
export function readLiveData(edition: Edition): Promise<LiveData> {
  const key = formatEdition(edition);
  const known = reads.get(key);
  if (known && Date.now() - known.at < freshMs) return known.data;
  const data = readParts(edition);
  reads.set(key, { at: Date.now(), data });
  return data;
}

async function readParts(edition: Edition): Promise<LiveData> {
  const http = serverPlatform({ deadlineMs: 3_000, bodyCapBytes });
  const context: LiveContext = { edition, http, siteId: readEnvironment().SITE_ID };
  const read = await Promise.all(
    Object.entries(parts).map(async ([name, readPart]) => {
      const part = await readPart(context).catch((error) => logFailure(name, error));
      return [name, part ?? null];
    }),
  );
  return Object.fromEntries(read);
}
