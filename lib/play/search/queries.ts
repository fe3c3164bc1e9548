import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { Unreachable } from "@/lib/core/http/http-errors";
import { type GameRef, refKey } from "@/lib/play/catalogue/game-ref";
import { publicKey, queryClient } from "@/lib/session/player/player-queries";
import { findByName, findInIndex, findPageInIndex, loadIndex } from "./api";
import type { Found } from "./schema";

/** The results of a search text, and their source: the index, or names alone. */
export interface SearchResult extends Found {
  text: string;
  isComplete: boolean;
}

/** A result is not worth its memory once the reader has typed on. */
const staleLimitMs = 30_000;
const retryMs = 30_000;

const indexQuery = (edition: string) =>
  queryOptions({ queryKey: publicKey("search-index", edition), queryFn: () => loadIndex(edition), gcTime: Infinity });

/** Makes the browser read the index, once in five minutes: on intent, before anything is typed. */
export const prefetchIndex = (edition: string) => queryClient.prefetchQuery(indexQuery(edition));

/** An index that did not arrive is not waited for again with every letter. */
function hasFailedLately(edition: string): boolean {
  const state = queryClient.getQueryState(indexQuery(edition).queryKey);
  return state?.status === "error" && Date.now() - state.errorUpdatedAt < retryMs;
}

/** The results of a text, or the games that a player `played` without one. Without the index the server searches the names. */
export const searchQuery = (edition: string, text: string, played: readonly GameRef[]) =>
  queryOptions({
    queryKey: publicKey("search", edition, text, ...(text === "" ? played.map(refKey) : [])),
    queryFn: async ({ signal }): Promise<SearchResult> => {
      try {
        if (hasFailedLately(edition)) throw new Unreachable("network", "The search index");
        await queryClient.fetchQuery(indexQuery(edition));
        return { ...(await findInIndex(text, played)), text, isComplete: true };
      } catch {
        return { ...(await findByName(edition, text, signal)), text, isComplete: false };
      }
    },
    placeholderData: keepPreviousData,
    gcTime: staleLimitMs,
  });

/**
 * Another page of what a text finds, counted from 0. The index that the first page came from is there, unless its worker has failed:
 * the next one reads it again.
 */
export const searchPageQuery = (edition: string, text: string, page: number) =>
  queryOptions({
    queryKey: publicKey("search-page", edition, text, page),
    queryFn: async () => {
      try {
        return await findPageInIndex(text, page);
      } catch {
        await queryClient.fetchQuery({ ...indexQuery(edition), staleTime: 0 });
        return findPageInIndex(text, page);
      }
    },
    gcTime: staleLimitMs,
  });
