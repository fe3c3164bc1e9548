import { array, int, object } from "zod/mini";
import { createHttp } from "@/lib/core/http/http";
import { Unreachable } from "@/lib/core/http/http-errors";
import { createWorkerCalls } from "@/lib/core/workers/worker-calls";
import type { GameRef } from "@/lib/play/catalogue/game-ref";
import type { SearchRequest, SearchResponse } from "./responder";
import { type Found, FoundGame } from "./schema";

const callWorker = createWorkerCalls<SearchRequest, SearchResponse>(
  () => new Worker(new URL("./worker.ts", import.meta.url), { type: "module" }),
  "The search index",
);

const site = createHttp({ baseUrl: () => location.origin, deadlineMs: 8_000, bodyCapBytes: 200_000 });

const FoundByName = object({ games: array(FoundGame), total: int() });

/** The games whose name contains a text, by the server. @throws as every call does */
export async function findByName(edition: string, text: string, signal: AbortSignal): Promise<Found> {
  const query = { gameNameFilter: text };
  const found = await site.get(`api/search/${edition}/by-name`, FoundByName, { query, signal });
  return { ...found, played: [], matchTotal: 0, nearTotal: 0, popularTotal: 0, places: [], nearest: null };
}

/** Makes the worker read the index of an edition; resolves with its number of games. @throws Unreachable when it cannot be had */
export async function loadIndex(edition: string): Promise<number> {
  const response = await callWorker({ load: `${location.origin}/api/search/${edition}` });
  return "games" in response ? response.games : fail();
}

/** Searches the index that was loaded last; without a text, finds the games that a player played. @throws Unreachable */
export async function findInIndex(text: string, played: readonly GameRef[]): Promise<Found> {
  const response = await callWorker({ find: text, played });
  return "found" in response ? response.found : fail();
}

/** Another page of what a text finds in that index. @throws Unreachable */
export async function findPageInIndex(text: string, page: number): Promise<readonly FoundGame[]> {
  const response = await callWorker({ find: text, page });
  return "page" in response ? response.page : fail();
}

function fail(): never {
  throw new Unreachable("network", "The search index");
}
