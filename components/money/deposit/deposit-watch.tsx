"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { useAwaitedDeposits } from "@/lib/money/deposit/awaited-deposits";
import { loadDepositNews } from "./load-deposit-news";

/** Tells on every page what became of a deposit. Nothing is loaded for it where none was asked for. */
export function DepositWatch() {
  const isAwaited = useAwaitedDeposits(({ awaited }) => awaited.length > 0);
  const { part } = useLazy(loadDepositNews, isAwaited);
  return part ? <part.DepositNews /> : null;
}
