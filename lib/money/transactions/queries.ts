import { hashKey, infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import { platform } from "@/lib/session/platform/platform";
import { type PlayerKey, playerKey, queryClient } from "@/lib/session/player/player-queries";
import type { Player } from "@/lib/session/state";
import { getNetPosition, getTransactions } from "./api";
import { openingFilter, periods, writeFilter } from "./filter";
import { isChecked } from "./meaning";
import { instantOf, mergeTransactions } from "./merge";
import { type NetDeposits, sumPayments } from "./net-position";
import { readPayments } from "./payments";
import { readHistory } from "./read-history";
import type { Transaction, TransactionCategory } from "./schema";

/** Of the history, and of the newest entries on the banking page. */
const pageSize = 10;

interface Narrowed {
  category?: TransactionCategory;
  /** ISO instants. */
  from?: string;
  to?: string;
}

/**
 * What moved in the player's wallet, the newest first, ten at a time: for `usePlayerInfiniteQuery`. Only after a page of exactly ten
 * is there another one (specification "Limits and timings"). All pages are of the window that the first one was read with.
 */
export const transactionsQuery = (player: Player, narrowed: Narrowed = {}) =>
  infiniteQueryOptions({
    queryKey: playerKey(player, "transactions", "pages", narrowed),
    queryFn: ({ pageParam, signal }) =>
      getTransactions(platform, { ...narrowed, position: pageParam, limit: pageSize }, signal),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length === pageSize ? pages.length * pageSize : null),
  });

/** What was read since a history was opened. */
export interface HistoryNews {
  rows: readonly Transaction[];
  /** More happened between two reads than one of them returns. */
  hasGap: boolean;
}

const noNews: HistoryNews = { rows: [], hasGap: false };

/** The news of a history that ends now: its first page as it is now, every 30 s, with what the earlier reads brought. */
export const historyNewsQuery = (player: Player, narrowed: Narrowed & { to: string }) => {
  const { to, ...open } = narrowed;
  const queryKey = playerKey(player, "transactions", "news", narrowed);
  return queryOptions({
    queryKey,
    async queryFn({ signal }): Promise<HistoryNews> {
      const rows = await getTransactions(platform, { ...open, position: 0, limit: pageSize }, signal);
      const known = queryClient.getQueryData<HistoryNews>(queryKey) ?? noNews;
      const [newest] = known.rows;
      const since = Math.max(Date.parse(to), newest ? instantOf(newest) : 0);
      const isAllNew = rows.length === pageSize && rows.every((row) => instantOf(row) > since);
      return { rows: mergeTransactions([known.rows, rows]), hasGap: known.hasGap || isAllNew };
    },
    // The history itself has just been read.
    initialData: noNews,
    initialDataUpdatedAt: () => Date.now(),
    staleTime: newsMs,
    refetchInterval: newsMs,
  });
};

/** Specification "Limits and timings": transaction polling. */
const newsMs = 30_000;

interface WindowFilter {
  category?: TransactionCategory;
  from: string;
  to: string;
}

/** Keeps what was read of a window while it is read up to a later moment: `to` is the last of each key. */
const keepEarlier =
  (key: PlayerKey) =>
  <Data>(known: Data | undefined, last: { queryKey: PlayerKey } | undefined) =>
    last && hashKey(last.queryKey.slice(0, -1)) === hashKey(key.slice(0, -1)) ? known : undefined;

/** What was won minus what was staked in the window of a history. */
export const netPositionQuery = (player: Player, window: WindowFilter) => {
  const { category = null, from, to } = window;
  const queryKey = playerKey(player, "transactions", "net-position", category, from, to);
  return queryOptions({
    queryKey,
    queryFn: ({ signal }) => getNetPosition(platform, window, signal),
    placeholderData: keepEarlier(queryKey),
  });
};

const mostPaymentPages = 20;

/** What was paid in and taken out in a window; null where there is more of it than can be read: a part is no sum. */
export const netDepositsQuery = (player: Player, { from, to }: WindowFilter) => {
  const queryKey = playerKey(player, "transactions", "net-deposits", from, to);
  return queryOptions({
    queryKey,
    async queryFn({ signal }): Promise<NetDeposits | null> {
      const search = { fromMs: Date.parse(from), to, mostPages: mostPaymentPages, signal };
      const { found, isWhole } = await readPayments(platform, search);
      return isWhole ? sumPayments(found) : null;
    },
    placeholderData: keepEarlier(queryKey),
  });
};

interface FileRequest extends WindowFilter {
  onRead?: (count: number) => void;
  /** Of whoever waits for it: up to a hundred requests, for nobody once they are gone. */
  signal: AbortSignal;
}

/** Reads the whole of a window, for a file or a statement. */
export const readHistoryMutation = (_player: Player) =>
  mutationOptions({ mutationFn: (requested: FileRequest) => readHistory(platform, requested) });

/** The newest transaction, or null: whether the pages that were read lack any is known by it. */
export const newestTransactionQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "transactions", "newest"),
    queryFn: async ({ signal }) => (await getTransactions(platform, { limit: 1 }, signal))[0] ?? null,
    staleTime: 0,
  });

/** The newest ten, whatever they are, read again while they are shown. */
export const lastTransactionsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "transactions", "last"),
    queryFn: ({ signal }) => getTransactions(platform, { limit: pageSize }, signal),
    staleTime: 0,
    refetchInterval,
  });

/** As many as one call returns. */
const largestPage = 100;

/** The newest payments: among them are those that are being checked. */
export const lastPaymentsQuery = (player: Player) =>
  queryOptions({
    queryKey: playerKey(player, "transactions", "payments"),
    queryFn: ({ signal }) => getTransactions(platform, { category: "PAYMENT", limit: largestPage }, signal),
    staleTime: 0,
    refetchInterval,
  });

/** While a deposit is checked its player waits for the answer. */
const refetchInterval = ({ state: { data } }: { state: { data: Transaction[] | undefined } }) =>
  data?.some(isChecked) ? 5_000 : 30_000;

const hourMs = 3_600_000;
const longest = 720;
/** A link is followed some time after it was drawn. */
const slackMs = 5 * 60_000;

/** The query of the history's address for what moved in a category since an instant: its shortest period that covers that. */
export function historySearch(category: TransactionCategory, sinceMs: number, now = Date.now()): string {
  const hour = periods.find((hours) => now - sinceMs + slackMs <= hours * hourMs) ?? longest;
  return writeFilter({ ...openingFilter, category, hour });
}
