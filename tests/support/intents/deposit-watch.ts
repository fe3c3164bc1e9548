import type { Http } from "@/lib/core/http/http";
import { getTransactions } from "@/lib/money/transactions/api";
import { isUnpaid, stageOfPayment } from "@/lib/money/transactions/stage";

/** What a history told its player of one intent, and whose it is. */
export interface Told {
  /** The player or address that it was for, and its amount or the name of what it was about. */
  about: string;
  /** By the response of its own call, by the row of an unknown outcome, or by the list of payments. */
  ends: Set<"done" | "refused">;
}

/**
 * What players are told of deposits that wait at their partner's page. The intent of one whose response was lost is over once it is known to
 * wait there: from then on it is followed by its payment, as every deposit is.
 */
export function createDepositWatch(told: ReadonlyMap<string, Told>) {
  const waiting = new Set<string>();
  return {
    isFollowed: (id: string): boolean => waiting.has(id),
    async look(http: Http): Promise<void> {
      const payments = await getTransactions(http, { category: "PAYMENT", limit: 100 }).catch(() => []);
      for (const { type, status, referenceId } of payments) {
        if (type !== "DEPOSIT" || !told.has(referenceId)) continue;
        const stage = stageOfPayment(status);
        if (stage === "waiting") waiting.add(referenceId);
        if (!waiting.has(referenceId)) continue;
        if (stage === "paid") told.get(referenceId)?.ends.add("done");
        if (isUnpaid(status)) told.get(referenceId)?.ends.add("refused");
      }
    },
  };
}
