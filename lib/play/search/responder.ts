import { readGzipJson } from "@/lib/core/workers/worker-replies";
import type { GameRef } from "@/lib/play/catalogue/game-ref";
import { createSearch, type Search } from "./matching";
import { type Found, type FoundGame, SearchIndex } from "./schema";

/** A text; without one, of the games that a player `played`. */
interface FindRequest {
  find: string;
  played: readonly GameRef[];
}

/** Another page of what a text finds, counted from 0. */
interface FindPageRequest {
  find: string;
  page: number;
}

/** The requests of the page to the worker: to load the index at an address, and to search it. */
export type SearchRequest = { load: string } | FindRequest | FindPageRequest;
export type SearchResponse = { games: number } | { found: Found } | { page: readonly FoundGame[] };

/** Reads an index of games and searches it: in a worker, where none of it makes the page wait. */
export function createSearchResponder(): (request: SearchRequest) => Promise<SearchResponse> {
  let search: Search | undefined;
  return async (request) => {
    if ("load" in request) {
      const index = SearchIndex.parse(await readGzipJson(request.load));
      search = createSearch(index);
      return { games: index.games.length };
    }
    if (!search) throw new Error("no index");
    if ("page" in request) return { page: search.findPage(request.find, request.page) };
    return { found: search.find(request.find, request.played) };
  };
}
