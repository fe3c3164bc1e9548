import type { Http } from "@/lib/core/http/http";
import { getTransactions } from "./api";
import type { Transaction } from "./schema";

const pageSize = 100;

interface PaymentSearch {
  fromMs?: number;
  /** ISO. */
  to?: string;
  mostPages: number;
  /** Ends the search: a page with such a payment is the last that is read. */
  isSought?: (payment: Transaction) => boolean;
  signal?: AbortSignal | undefined;
}

/** The payments of a time, the newest first. `isWhole`: no more pages than were read. */
export async function readPayments(
  http: Http,
  { fromMs, to, mostPages, isSought, signal }: PaymentSearch,
): Promise<{ found: Transaction[]; isWhole: boolean }> {
  const found: Transaction[] = [];
  const window = { ...(fromMs !== undefined && { from: new Date(fromMs).toISOString() }), ...(to && { to }) };
  for (let page = 0; page < mostPages; page++) {
    const filter = { category: "PAYMENT", ...window, position: page * pageSize, limit: pageSize } as const;
    const read = await getTransactions(http, filter, signal);
    found.push(...read);
    if (read.length < pageSize) return { found, isWhole: true };
    if (isSought && read.some(isSought)) break;
  }
  return { found, isWhole: false };
}
