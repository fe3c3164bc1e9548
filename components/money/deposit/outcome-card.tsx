"use client";

import { clsx } from "clsx";
import { useEffect, useRef } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { referenceOf } from "@/lib/core/intents/intent";
import { money } from "@/lib/core/money";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { formatTime } from "@/lib/market/times/format";
import type { Transaction } from "@/lib/money/transactions/schema";
import { paths } from "@/lib/routing/paths";
import { useWalletCurrency } from "../wallet/use-wallet-currency";
import { looks, outcomeOf } from "./outcome-look";

export interface OutcomeProps {
  reference: string;
  /** What the partner's page said of a refusal, where this tab has heard it. */
  reason: string | null;
  /** Is it shown in the place of the partner's page, which may have had the focus? */
  takesFocus?: boolean;
  /** Begins another deposit. */
  onAgain: () => void;
}

/** What the partner's page gives as the reason of a refusal. */
const reasons = ["declined", "insufficientFunds", "expired", "notAccepted"] as const;

/** `payment`: null while the ledger does not have it. */
export function OutcomeCard({
  reference,
  reason,
  takesFocus = false,
  onAgain,
  payment,
}: OutcomeProps & { payment: Transaction | null }) {
  const t = useTranslations("money.deposit");
  const currency = useWalletCurrency();
  const locale = pageLocale();
  const outcome = payment ? outcomeOf(payment) : "checking";
  const { icon, edge, colour } = looks[outcome];
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
            <span>
              {t("reference")}: {referenceOf({ id: reference })}
            </span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-2.5">
        <LinkButton kind="secondary" href={paths.playerPage(locale, "banking")}>
          {t("outcome.banking")}
        </LinkButton>
        {outcome === "checking" ? null : (
          <Button kind="quiet" onClick={onAgain}>
            {t(outcome === "paid" || outcome === "reverted" ? "outcome.another" : "outcome.again")}
          </Button>
        )}
        {payment ? (
          <LinkButton kind="quiet" href={paths.depositOutcome(locale, reference)}>
            {t("outcome.link")}
          </LinkButton>
        ) : null}
      </div>
    </div>
  );
}
