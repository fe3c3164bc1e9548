import { Card } from "@/components/ui/card";
import { money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import { isOver, stageOfPayment } from "@/lib/money/transactions/stage";
import { lastWithdrawalsQuery } from "@/lib/money/withdraw/queries";
import type { Withdrawal } from "@/lib/money/withdraw/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useWalletCurrency } from "../wallet/use-wallet-currency";

const most = 3;

/** The last withdrawals that are over: paid out, or with their money back in the account. Nothing without one. */
export function FinishedWithdrawals() {
  const t = useTranslations("money.withdraw");
  const { data = [] } = usePlayerQuery(lastWithdrawalsQuery);
  const over = data.filter(({ status }) => isOver(status)).slice(0, most);
  if (over.length === 0) return null;
  return (
    <Card title={t("finished.title")}>
      <ul className="grid gap-3">
        {over.map((withdrawal) => (
          <Finished key={withdrawal.withdrawalId} withdrawal={withdrawal} />
        ))}
      </ul>
    </Card>
  );
}

function Finished({ withdrawal: { amount, status, since } }: { withdrawal: Withdrawal }) {
  const t = useTranslations("money.withdraw");
  const isPaid = stageOfPayment(status) === "paid";
  const how = isPaid ? "paid" : status === "CANCELLED" ? "cancelled" : "failed";
  const written = formatPlayerMoney(money(amount, useWalletCurrency()), pageTag());
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-4 border-line not-first:border-t not-first:pt-3">
      <div className="min-w-0 wrap-anywhere">
        <p className="font-650">{t(`finished.${how}`)}</p>
        <p className="text-muted text-sm">
          {formatTime(new Date(since), pageTag())} {isPaid ? null : t("finished.back")}
        </p>
      </div>
      <p className={isPaid ? "figures font-semibold" : "figures text-muted"}>{written}</p>
    </li>
  );
}
