import type { Dispatch, SetStateAction } from "react";
import { Badge } from "@/components/ui/badge";
import { Button, LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Stepper } from "@/components/ui/stepper";
import { referenceOf } from "@/lib/core/intents/intent";
import { money } from "@/lib/core/money";
import { pageLocale, pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { isOver } from "@/lib/money/transactions/stage";
import { withdrawalMethodsQuery } from "@/lib/money/withdraw/queries";
import type { PendingWithdrawal } from "@/lib/money/withdraw/schema";
import { trackerStep } from "@/lib/money/withdraw/tracker";
import { paths } from "@/lib/routing/paths";
import { documentsQuery } from "@/lib/safety/verification/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useWalletCurrency } from "../wallet/use-wallet-currency";
import { useCancelWithdrawal } from "./use-cancel-withdrawal";
import { useTrackerSteps } from "./use-tracker-steps";

interface PendingWithdrawalCardProps {
  withdrawal: PendingWithdrawal;
  canCancel: boolean;
  /** What a cancellation has come to, in words. */
  onNews: Dispatch<SetStateAction<string>>;
  /** It is taken back, by its reference. */
  onCancelled: (reference: string) => void;
}

/** One withdrawal on its way: its step, since when, who acts next, and what they can do. */
export function PendingWithdrawalCard({ withdrawal, canCancel, ...on }: PendingWithdrawalCardProps) {
  const t = useTranslations("money.withdraw");
  const { data: methods = [] } = usePlayerQuery(withdrawalMethodsQuery);
  const { data: documents } = usePlayerQuery(documentsQuery);
  const { pendingWithdrawalId, methodId, status } = withdrawal;
  const amount = money(withdrawal.amount, useWalletCurrency());
  const written = formatPlayerMoney(amount, pageTag());
  const cancel = useCancelWithdrawal({ pendingWithdrawalId, amount, ...on });
  const method = methods.find(({ id }) => id === methodId);
  const step = trackerStep(status, documents);
  const isPlayersTurn = step === "document" || step === "input";
  const steps = useTrackerSteps(withdrawal, step, method?.days ?? null);
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <p className="flex min-w-0 flex-wrap items-baseline gap-x-2.5 wrap-anywhere">
          <span className="figures font-750 text-xl tracking-tight">{written}</span>
          {method ? <span className="text-muted text-sm">{t("pending.to", { method: method.name })}</span> : null}
        </p>
        {isPlayersTurn ? (
          <Badge>
            <span className="flex items-center gap-1.5 py-0.5 text-text">
              <Icon name="warning" size="size-4" />
              {t("pending.needsYou")}
            </span>
          </Badge>
        ) : null}
      </div>
      <Stepper label={t("pending.of", { amount: written })} steps={steps} />
      <div className="flex flex-wrap items-center justify-between gap-2 border-line border-t pt-3">
        {step === "document" ? (
          <LinkButton kind="secondary" href={paths.verification(pageLocale(), "withdraw")}>
            {t("pending.document")}
          </LinkButton>
        ) : null}
        {step === "input" ? (
          <LinkButton kind="secondary" href={paths.help(pageLocale())}>
            {t("support")}
          </LinkButton>
        ) : null}
        <p className="figures text-muted text-sm">
          {t("reference", { reference: referenceOf({ id: pendingWithdrawalId }) })}
        </p>
        {canCancel && !isOver(status) ? (
          // Its text ends where the lines above end.
          <div className="-me-4.5 ms-auto">
            <Button
              kind="quiet"
              aria-label={t("pending.cancelOf", { amount: written })}
              busy={cancel.isBusy}
              onClick={cancel.press}
            >
              {t("pending.cancel")}
            </Button>
          </div>
        ) : null}
      </div>
    </>
  );
}
