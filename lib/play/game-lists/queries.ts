import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { publicKey, queryClient } from "@/lib/session/player/player-queries";
import { chooseInList, type GameList } from "./api";
import { type Choice, wholeList } from "./schema";

/** A page is not worth its memory once the reader has gone on: the worker still has the list. */
const staleLimitMs = 30_000;

/** A page of the filtered list. While another is read, the last one stays. */
export const listQuery = (list: GameList, choice: Choice) =>
  queryOptions({
    queryKey: publicKey("list", list.edition, list.lobby, list.id, choice),
    queryFn: () => chooseInList(list, choice),
    placeholderData: keepPreviousData,
    gcTime: staleLimitMs,
  });

/** Makes the worker read a list, on intent. */
export const prefetchList = (list: GameList) => queryClient.prefetchQuery(listQuery(list, wholeList));
