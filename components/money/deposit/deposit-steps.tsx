"use client";

import { useEffect, useState } from "react";
import { useStepHistory } from "@/components/site/dialogs/use-step-history";
import { QueryLoading } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { forgetPayment, keepPayment, type OpenPayment, readOpenPayment } from "@/lib/money/deposit/open-payment";
import { readClosure } from "@/lib/money/deposit/own-closure";
import { dispatchDeposit } from "@/lib/money/deposit/store";
import { useVerificationOver } from "../wallet/use-verification-over";
import { CashierStep } from "./cashier-step";
import { DepositForm } from "./deposit-form";
import { DepositNotice } from "./deposit-notice";
import { DepositOutcome } from "./deposit-outcome";
import type { OutcomeProps } from "./outcome-card";
import { useDepositFlow } from "./use-deposit-flow";

type Step =
  | { name: "form" }
  /** An earlier page of this tab has opened it. */
  | { name: "kept"; payment: OpenPayment }
  | { name: "cashier"; payment: OpenPayment; isKept: boolean }
  | { name: "outcome"; reference: string; reason: string | null };

/**
 * A deposit from the platform's check to its outcome. A payment that this tab has open continues at its partner's page, unless something
 * stands against a deposit by now: then its outcome is shown.
 */
export function DepositSteps({ onDone }: Pick<OutcomeProps, "onDone">) {
  const t = useTranslations("money.deposit");
  const { flow, isChecking, retry, postpone } = useDepositFlow();
  const verify = useVerificationOver({ start: "deposit", onSent: retry, onLater: postpone });
  const [step, setStep] = useState<Step>(firstStep);
  const isWaiting = flow.status === "inactive" || flow.status === "loading";
  // A check that failed can be made again, and the payment waits for it.
  const kept = step.name === "kept" && flow.status !== "error" ? step.payment : null;
  const toForm = () => {
    forgetPayment();
    // What was asked for meanwhile may have used up a limit.
    dispatchDeposit({ type: "started" });
    retry();
    setStep({ name: "form" });
  };
  const toOutcome = (reference: string, reason: string | null = null) => {
    forgetPayment();
    setStep({ name: "outcome", reference, reason });
  };
  useStepHistory(step.name === "outcome" ? null : Number(step.name !== "form"), toForm);
  useEffect(() => {
    if (!kept || isWaiting) return;
    let isLeft = false;
    void readClosure().then((closure) => {
      if (isLeft) return;
      if (!flow.hideCashier && !closure) return setStep({ name: "cashier", payment: kept, isKept: true });
      forgetPayment();
      setStep({ name: "outcome", reference: kept.reference, reason: null });
    });
    return () => {
      isLeft = true;
    };
  }, [kept, isWaiting, flow.hideCashier]);

  if (step.name === "outcome") return <DepositOutcome {...step} takesFocus onAgain={toForm} onDone={onDone} />;
  if (step.name === "cashier")
    return (
      <CashierStep
        payment={step.payment}
        isKept={step.isKept}
        onChange={toForm}
        onEnd={(reason) => toOutcome(step.payment.reference, reason)}
      />
    );
  if (isWaiting || kept)
    return (
      <QueryLoading>
        <Skeleton size="h-120 rounded-md" label={t("checking")} />
      </QueryLoading>
    );
  const ways = { isChecking, isKept: step.name === "kept", onRetry: retry, onLater: postpone, onVerify: verify };
  if (flow.hideCashier) return <DepositNotice flow={flow} {...ways} />;
  return (
    <DepositForm
      flow={flow}
      onVerify={verify}
      onCashier={(payment) => {
        keepPayment(payment);
        setStep({ name: "cashier", payment, isKept: false });
      }}
      onOutcome={toOutcome}
    />
  );
}

function firstStep(): Step {
  const payment = readOpenPayment();
  return payment ? { name: "kept", payment } : { name: "form" };
}
