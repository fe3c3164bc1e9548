import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import type { Money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";

interface PendingDepositProps {
  amount: Money;
  /** Is its player who acts next? */
  isWaiting: boolean;
  since: Date;
  /** What is known of it. */
  hint: string;
  /** A way to it. */
  children?: ReactNode;
}

/** A row of a list: a deposit of which nobody knows yet whether it will be paid. */
export function PendingDeposit({ amount, isWaiting, since, hint, children }: PendingDepositProps) {
  const t = useTranslations("money.overview");
  return (
    <li className="flex gap-3 rounded-md border border-line border-l-3 border-l-muted bg-raised px-3.5 py-3 text-sm">
      <span className="flex pt-px text-muted text-xl/compact">{isWaiting ? <Icon name="clock" /> : <Spinner />}</span>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-650">
          {t(isWaiting ? "inCheck.waiting" : "inCheck.checking", { amount: formatPlayerMoney(amount, pageTag()) })}
        </p>
        <p className="text-muted">
          {t("inCheck.since", { time: formatTime(since, pageTag()) })} {hint}
        </p>
        {children}
      </div>
    </li>
  );
}
