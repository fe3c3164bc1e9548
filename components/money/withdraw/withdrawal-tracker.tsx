"use client";

import { useEffect, useRef, useState } from "react";
import { useCountry } from "@/components/site/use-country";
import { Card } from "@/components/ui/card";
import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { type ByPlace, strictestAt } from "@/lib/market/policy/by-place";
import { permission } from "@/lib/market/policy/strictness";
import { pendingWithdrawalsQuery } from "@/lib/money/withdraw/queries";
import { placesOf } from "@/lib/session/player/account-place";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useCurrencyQuery } from "../wallet/use-currency-query";
import { PendingWithdrawalCard } from "./pending-withdrawal-card";

interface WithdrawalTrackerProps {
  cancelling: ByPlace<boolean>;
  /** One is taken back, by its reference. */
  onCancelled: (reference: string) => void;
}

/** The withdrawals that are not paid out yet. What a cancellation has come to is said above them. */
export function WithdrawalTracker({ cancelling, onCancelled }: WithdrawalTrackerProps) {
  const t = useTranslations("money.withdraw");
  const query = combineQueries({
    withdrawals: usePlayerQuery(pendingWithdrawalsQuery),
    currency: useCurrencyQuery(),
  });
  const canCancel = useCanCancel(cancelling);
  const [news, setNews] = useState("");
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (news && document.activeElement === document.body) line.current?.focus();
  }, [news]);
  return (
    <Card title={t("pending.title")}>
      {/* The pressed button is gone with its withdrawal: the focus comes here. */}
      <p ref={line} role="status" tabIndex={-1} className="font-650 text-sm outline-none empty:absolute">
        {news}
      </p>
      <QueryState
        query={query}
        loading={<Skeleton size="h-40 rounded-md" label={t("pending.loading")} />}
        isEmpty={({ withdrawals }) => withdrawals.length === 0}
        empty={<p className="text-muted">{t("pending.none")}</p>}
      >
        {({ withdrawals }) => (
          <ul className="grid gap-6">
            {withdrawals.map((withdrawal) => (
              <li
                key={withdrawal.pendingWithdrawalId}
                className="grid min-w-0 gap-4 border-line not-first:border-t not-first:pt-5"
              >
                <PendingWithdrawalCard withdrawal={withdrawal} {...{ canCancel, onCancelled }} onNews={setNews} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

/** By the strictest of where the player is and where the account is. */
function useCanCancel(cancelling: ByPlace<boolean>): boolean {
  const player = useSession(playerIn);
  const country = useCountry();
  return strictestAt(permission, cancelling, [{ country }, ...placesOf(player)]);
}
