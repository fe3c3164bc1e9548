"use client";

import { useEffect } from "react";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { depositQuery } from "@/lib/money/deposit/queries";
import { stageOfPayment } from "@/lib/money/transactions/stage";
import { usePlayerQuery } from "@/lib/session/player/player-queries";

interface KeptPaymentProps {
  reference: string;
  /** The ledger has it as paid. Why another one was not paid, its partner's page says. */
  onPaid: () => void;
}

/** Looks up what became of a payment that an earlier page has opened, and says so. */
export function KeptPayment({ reference, onPaid }: KeptPaymentProps) {
  const t = useTranslations("money.deposit");
  const { data } = usePlayerQuery((player) => depositQuery(player, reference));
  const isPaid = data?.payment ? stageOfPayment(data.payment.status) === "paid" : false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: called once it is paid
  useEffect(() => {
    if (isPaid) onPaid();
  }, [isPaid]);
  return <p className="text-muted text-sm">{t("cashier.keptHint")}</p>;
}
