"use client";

import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { referenceOf } from "@/lib/core/intents/intent";
import { money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import { useAwaitedDeposits } from "@/lib/money/deposit/awaited-deposits";
import type { Transaction } from "@/lib/money/transactions/schema";
import { useWalletCurrency } from "../wallet/use-wallet-currency";
import { OutcomeActions } from "./outcome-actions";
import { looks, outcomeOf } from "./outcome-look";

export interface OutcomeProps {
  reference: string;
  /** What the partner's page said of a refusal, where this tab has heard it. */
  reason: string | null;
  /** Is it shown in the place of the partner's page, which may have had the focus? */
  takesFocus?: boolean;
  /** Begins another deposit. */
  onAgain: () => void;
  /** Goes back to the page below; without it a paid deposit leads to the games. */
  onDone?: (() => void) | undefined;
}

/** What the partner's page gives as the reason of a refusal. */
const reasons = ["declined", "insufficientFunds", "expired", "notAccepted"] as const;

/** `payment`: null while the ledger does not have it. */
export function OutcomeCard({
  reference,
  reason,
  takesFocus = false,
  onAgain,
  onDone,
  payment,
}: OutcomeProps & { payment: Transaction | null }) {
  const t = useTranslations("money.deposit");
  const currency = useWalletCurrency();
  const outcome = payment ? outcomeOf(payment) : "checking";
  const { icon, edge, colour } = looks[outcome];
  const code = useAwaitedDeposits(({ awaited }) => awaited.find((each) => each.reference === reference)?.bonusCode);
  const card = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) card.current?.focus();
  }, [takesFocus]);
  const known = reasons.find((each) => each === reason);
  const amount = payment && formatPlayerMoney(money(payment.amount, currency), pageTag());
  return (
    <div className="grid gap-5">
      <div
        ref={card}
        role="status"
        tabIndex={-1}
        className={clsx("flex gap-4 rounded-md border border-l-3 p-4 outline-none", edge)}
      >
        <span className={clsx("flex text-2xl/compact", colour)}>
          {icon ? <Icon name={icon} size="size-7" /> : <Spinner />}
        </span>
        <div className="grid min-w-0 gap-1 wrap-anywhere">
          <h2 className="text-lg">{t(`outcome.${outcome}.title`)}</h2>
          {amount ? <p className="figures font-750 text-xl">{amount}</p> : null}
          <p className="text-pretty text-muted">
            {outcome === "failed" && known ? `${t(`outcome.reasons.${known}`)} ` : null}
            {t(`outcome.${outcome}.text`)}
          </p>
          <p className="figures flex flex-wrap gap-x-4 text-muted text-sm">
            {payment ? (
              <span>{t("outcome.asked", { time: formatTime(new Date(payment.transactionDate), pageTag()) })}</span>
            ) : null}
            {code && outcome === "paid" ? <span>{t("outcome.code", { code })}</span> : null}
            <span>
              {t("reference")}: {referenceOf({ id: reference })}
            </span>
          </p>
        </div>
      </div>
      <OutcomeActions {...{ outcome, reference, onAgain, onDone }} hasPage={payment !== null} />
    </div>
  );
}
