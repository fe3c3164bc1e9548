import "server-only";
import { readEnvironment } from "@/lib/config/environment";
import { createHttp } from "@/lib/core/http";
import { type Edition, formatEdition } from "@/lib/routing/edition";
import { readJackpots } from "../jackpots/server";
import { readLiveTables } from "../live-lobby/server";
import { readTournaments } from "../tournaments/server";
import { readWinners } from "../winners/server";
import type { LiveContext } from "./part";
import type { LiveData } from "./schema";

/** Every part of the live data, by its name in the response. */
const parts = {
  jackpots: readJackpots,
  winners: readWinners,
  tables: readLiveTables,
  tournaments: readTournaments,
} satisfies { [Name in keyof LiveData]-?: (context: LiveContext) => Promise<LiveData[Name]> };

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
  const { PLATFORM_URL, SITE_ID } = readEnvironment();
  const http = createHttp({
    baseUrl: `${PLATFORM_URL}/v1`,
    headers: () => ({ SiteContext: JSON.stringify({ siteId: SITE_ID }) }),
    deadlineMs: 3_000,
    bodyCapBytes: 500_000,
  });
  const context: LiveContext = { edition, http, siteId: SITE_ID };
  const read = await Promise.all(
    Object.entries(parts).map(async ([name, readPart]) => [name, await readPart(context).catch(logFailure(name))]),
  );
  return Object.fromEntries(read);
}

const logFailure = (part: string) => (error: unknown) => {
  console.error(JSON.stringify({ event: "dependency", dependency: "platform", part, reason: String(error) }));
  return null;
};
