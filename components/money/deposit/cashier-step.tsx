"use client";

import { useRef, useState } from "react";
import { FrameNotice } from "@/components/site/frame/frame-notice";
import { PartnerFrame } from "@/components/site/frame/partner-frame";
import { Button } from "@/components/ui/button";
import { useBeginInSight } from "@/components/ui/use-begin-in-sight";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { leaveForBank } from "@/lib/money/deposit/bank";
import type { OpenPayment } from "@/lib/money/deposit/open-payment";
import { CashierMessage } from "@/lib/money/deposit/schema";
import { KeptPayment } from "./kept-payment";
import { WhoSeesWhat } from "./who-sees-what";

interface CashierStepProps {
  payment: OpenPayment;
  /** An earlier page has opened it: nobody knows here what was paid since, and its outcome comes before another form. */
  isKept: boolean;
  /** Back to method and amount. */
  onChange: () => void;
  /** The partner's page says that it is over: a hint. `reason`: why it was not paid, where it says so. */
  onEnd: (reason: string | null) => void;
}

/** The partner's page where the deposit is paid, and beside it who sees what. What becomes of it, the ledger tells. */
export function CashierStep({ payment, isKept, onChange, onEnd }: CashierStepProps) {
  const t = useTranslations("money.deposit");
  const [isReady, setReady] = useState(false);
  const [isRefused, setRefused] = useState(false);
  const amount = formatPlayerMoney(payment.amount, pageTag());
  // A page may be ready and over before anything is drawn.
  const hasBegun = useRef(false);
  const begin = useRef<HTMLDivElement>(null);
  useBeginInSight(begin);
  const receive = (message: CashierMessage) => {
    if (message.event === "ready") {
      hasBegun.current = true;
      setReady(true);
    }
    if (!hasBegun.current) return;
    if (message.event === "redirect") setRefused(!leaveForBank(message.url));
    if (message.event === "ended") onEnd(message.reason ?? null);
  };
  return (
    <div className="grid items-start gap-x-8 gap-y-6 md:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="grid min-w-0 gap-4">
        <div ref={begin}>
          <h2 className="text-lg">{t("cashier.title", { amount })}</h2>
          {isKept ? (
            <KeptPayment reference={payment.reference} onPaid={() => onEnd(null)} />
          ) : (
            <p className="text-muted text-sm">{t("cashier.hint")}</p>
          )}
        </div>
        <PartnerFrame
          kind="cashier"
          src={payment.url}
          origins={[new URL(payment.url).origin]}
          schema={CashierMessage}
          title={t("cashier.frame")}
          className="relative min-h-100 w-full overflow-hidden rounded-md border border-line bg-surface"
          isReady={isReady}
          takesFocus
          heightOf={(message) => (message.event === "height" ? message.height : null)}
          onMessage={receive}
          notice={(isSilent, reload) => (
            <FrameNotice
              title={t("cashier.opening")}
              text={isSilent ? t(isKept ? "cashier.silentKept" : "cashier.silent") : null}
              action={
                isSilent ? (
                  <Button kind="secondary" onClick={reload}>
                    {t("cashier.reload")}
                  </Button>
                ) : null
              }
            />
          )}
        />
        <p role="alert" className="text-danger text-sm empty:hidden">
          {isRefused ? t("cashier.bankRefused") : null}
        </p>
        <div className="flex flex-wrap gap-2">
          {isKept ? null : (
            <Button kind="secondary" onClick={onChange}>
              {t("cashier.change")}
            </Button>
          )}
          <Button kind={isKept ? "secondary" : "quiet"} onClick={() => onEnd(null)}>
            {t(isKept ? "cashier.lookUp" : "cashier.leave")}
          </Button>
        </div>
      </div>
      <WhoSeesWhat amount={amount} reference={payment.reference} />
    </div>
  );
}
