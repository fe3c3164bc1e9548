import {
  type InfiniteData,
  skipToken,
  type UseInfiniteQueryOptions,
  type UseInfiniteQueryResult,
  useInfiniteQuery,
} from "@tanstack/react-query";
import { type Player, playerIn } from "../state";
import { useSession } from "../store";
import { type PlayerKey, queryClient, retryTransient } from "./player-queries";

/** By `infiniteQueryOptions`, with a key of `playerKey`. The param of a page is the position of its first item. */
type PageOptions<Page> = UseInfiniteQueryOptions<Page, Error, InfiniteData<Page>, PlayerKey, number>;

/** A list that is read page by page: what `QueryState` draws, and what there is beyond. */
export interface PlayerPages<Page> {
  /** The pages that were read, from the first. */
  data: readonly Page[] | undefined;
  /** The first page could not be read. */
  isError: boolean;
  isFetching: boolean;
  /** In ms since the epoch; 0 before the first response. */
  dataUpdatedAt: number;
  errorUpdateCount: number;
  /** Begins again with the first page, which stays until the new one is there. */
  refetch: () => void;
  /** `none`: the last page is there. */
  more: "none" | "available" | "loading" | "failed";
  /** Reads the next page, also once it has failed. */
  loadMore: () => void;
}

/**
 * Pages of the signed-in player's data, for a history or an inbox. Each page is read once, when it is asked for: focus, reconnection,
 * remount and invalidation read nothing, because the library would read every page again. News come by a query of their own, after
 * which `refetch` begins again.
 */
export function usePlayerInfiniteQuery<Page>(options: (player: Player) => PageOptions<Page>): PlayerPages<Page> {
  const player = useSession(playerIn);
  const own = player ? options(player) : null;
  const query = useInfiniteQuery<Page, Error, InfiniteData<Page>, PlayerKey, number>(
    own ? { ...retryTransient, ...own, staleTime: "static" } : nobody(),
    queryClient,
  );
  const { data, isError, isFetching, isFetchingNextPage, isFetchNextPageError, dataUpdatedAt, errorUpdateCount } =
    query;

  function refetch(): void {
    if (!own) return;
    // Of an infinite query the library reads as many pages again as there are.
    queryClient.setQueryData<InfiniteData<Page>>(own.queryKey, firstOf, { updatedAt: dataUpdatedAt });
    void query.refetch();
  }

  return {
    data: data?.pages,
    isError: isError && !isFetchNextPageError,
    isFetching: isFetching && !isFetchingNextPage,
    dataUpdatedAt,
    errorUpdateCount,
    refetch,
    more: moreOf(query),
    loadMore: () => void query.fetchNextPage(),
  };
}

type More = Pick<UseInfiniteQueryResult, "hasNextPage" | "isFetchingNextPage" | "isFetchNextPageError">;

function moreOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: More): PlayerPages<unknown>["more"] {
  if (isFetchingNextPage) return "loading";
  if (isFetchNextPageError) return "failed";
  return hasNextPage ? "available" : "none";
}

const firstOf = <Page>(data: InfiniteData<Page> | undefined) =>
  data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) };

/** For guests, and while the session is unavailable. */
const nobody = <Page>(): PageOptions<Page> => ({
  queryKey: ["player", ""],
  queryFn: skipToken,
  initialPageParam: 0,
  getNextPageParam: () => null,
});
