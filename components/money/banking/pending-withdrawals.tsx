import { Card } from "@/components/ui/card";
import { combineQueries } from "@/components/ui/combine-queries";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { type Step, Stepper } from "@/components/ui/stepper";
import { money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import { stageOfPayment } from "@/lib/money/transactions/stage";
import { pendingWithdrawalsQuery } from "@/lib/money/withdraw/queries";
import type { PendingWithdrawal } from "@/lib/money/withdraw/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useCurrencyQuery } from "../wallet/use-currency-query";
import { useWalletCurrency } from "../wallet/use-wallet-currency";

/** The withdrawals that are not paid out yet, each with its step, since when it waits there, and who acts next. */
export function PendingWithdrawals() {
  const t = useTranslations("money.banking");
  const query = combineQueries({
    withdrawals: usePlayerQuery(pendingWithdrawalsQuery),
    currency: useCurrencyQuery(),
  });
  return (
    <Card title={t("pending.title")}>
      <QueryState
        query={query}
        loading={<Skeleton size="h-6 rounded-sm" label={t("pending.loading")} />}
        isEmpty={({ withdrawals }) => withdrawals.length === 0}
        empty={<p className="text-muted">{t("pending.none")}</p>}
      >
        {({ withdrawals }) => (
          <ul className="grid gap-5">
            {withdrawals.map((withdrawal) => (
              <li
                key={withdrawal.pendingWithdrawalId}
                className="grid gap-3 border-line not-first:border-t not-first:pt-5"
              >
                <Withdrawal withdrawal={withdrawal} />
              </li>
            ))}
          </ul>
        )}
      </QueryState>
    </Card>
  );
}

function Withdrawal({ withdrawal: { amount, status, since } }: { withdrawal: PendingWithdrawal }) {
  const t = useTranslations("money.banking");
  const written = formatPlayerMoney(money(amount, useWalletCurrency()), pageTag());
  const steps = useSteps({ status, since });
  return (
    <>
      <p className="figures font-750 text-xl tracking-tight">{written}</p>
      <Stepper label={t("pending.of", { amount: written })} steps={steps} direction="horizontal" />
    </>
  );
}

/** An unknown status stands as it came, and names nobody who acts next. */
function useSteps({ status, since }: Pick<PendingWithdrawal, "status" | "since">): Step[] {
  const t = useTranslations("money.banking");
  const asked: Step = { title: t("pending.steps.asked"), state: "done" };
  const paid: Step = { title: t("pending.steps.paid"), state: "later" };
  const detail = t("pending.since", { time: formatTime(new Date(since), pageTag()) });
  switch (stageOfPayment(status)) {
    case "checking":
      return [
        asked,
        { title: t("pending.steps.check"), state: "current", detail, next: t("pending.next.operator") },
        paid,
      ];
    case "waiting":
      return [
        asked,
        { title: t("pending.steps.input"), state: "current", detail, next: t("pending.next.player") },
        paid,
      ];
    case "unknown":
      return [asked, { title: status, state: "current", detail }, paid];
    case "paid":
      return [asked, { ...paid, state: "done", detail }];
    case "failed":
      return [asked, { title: t("pending.steps.failed"), state: "failed", detail }];
    case "ended":
      return [
        asked,
        { title: t(status === "CANCELLED" ? "pending.steps.ended" : "pending.steps.failed"), state: "failed", detail },
      ];
  }
}
