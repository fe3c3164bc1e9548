"use client";

import { useCalm } from "@/components/site/use-calm";
import type { ShownQuery } from "@/components/ui/query-state";
import { pendingWithdrawalsQuery } from "@/lib/money/withdraw/queries";
import { type Notice, noticesOf } from "@/lib/offers/inbox/notices";
import { rewardsQuery } from "@/lib/offers/rewards/queries";
import { limitsQuery } from "@/lib/safety/limits/queries";
import { documentsQuery } from "@/lib/safety/verification/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

interface Notices {
  notices: readonly Notice[];
  /** Is every source known? Without one of them, no notice is not "nothing". */
  isWhole: boolean;
}

/** The notifications of the player. A source that cannot be read takes no other one with it, and is never taken for "nothing". */
export function useNotices(): ShownQuery<Notices> {
  const documents = usePlayerQuery(documentsQuery);
  const deposit = usePlayerQuery((player) => limitsQuery(player, "deposit"));
  const spend = usePlayerQuery((player) => limitsQuery(player, "spend"));
  const withdrawals = usePlayerQuery(pendingWithdrawalsQuery);
  const active = usePlayerQuery((player) => rewardsQuery(player, "active"));
  const isCalm = useCalm();
  const sources = [documents, deposit, spend, withdrawals, active];
  const known = sources.filter(({ data }) => data !== undefined);
  const failed = sources.filter(({ data, isError, errorUpdateCount }) =>
    data === undefined ? errorUpdateCount > 0 : isError,
  );
  // What was read stays while a source that failed is read again.
  const isSettled = sources.every((source) => source.data !== undefined || failed.includes(source));
  const notices = noticesOf(
    {
      documents: documents.data ?? [],
      limits: { deposit: deposit.data ?? [], spend: spend.data ?? [] },
      withdrawals: withdrawals.data ?? [],
      rewards: isCalm ? [] : (active.data ?? []),
    },
    Date.now(),
  );
  return {
    data: isSettled && known.length > 0 ? { notices, isWhole: known.length === sources.length } : undefined,
    isError: isSettled && failed.length > 0,
    isFetching: sources.some(({ isFetching }) => isFetching),
    dataUpdatedAt: Math.min(...known.map(({ dataUpdatedAt }) => dataUpdatedAt)),
    errorUpdateCount: isSettled ? Math.max(...sources.map(({ errorUpdateCount }) => errorUpdateCount)) : 0,
    refetch: () => void Promise.all(failed.map(({ refetch }) => refetch())),
  };
}
