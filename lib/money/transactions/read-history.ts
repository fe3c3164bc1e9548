import type { Http } from "@/lib/core/http/http";
import { getTransactions } from "./api";
import { mergeTransactions } from "./merge";
import type { Transaction, TransactionCategory } from "./schema";

const pageSize = 100;

/** As many transactions as a file holds at most. */
export const mostRows = 10_000;

interface HistoryReading {
  category?: TransactionCategory;
  /** ISO instants. */
  from: string;
  to: string;
  /** Called with the number of rows after each page. */
  onRead?: (count: number) => void;
  /** Ends the reading, which then rejects. */
  signal?: AbortSignal;
}

/** Every transaction of a window, the newest first. `isWhole`: there are no more than were read. */
export async function readHistory(
  http: Http,
  { onRead, signal, ...window }: HistoryReading,
): Promise<{ rows: Transaction[]; isWhole: boolean }> {
  const pages: Transaction[][] = [];
  for (let position = 0; position < mostRows; position += pageSize) {
    const page = await getTransactions(http, { ...window, position, limit: pageSize }, signal);
    pages.push(page);
    onRead?.(position + page.length);
    if (page.length < pageSize) return { rows: mergeTransactions(pages), isWhole: true };
  }
  return { rows: mergeTransactions(pages), isWhole: false };
}
