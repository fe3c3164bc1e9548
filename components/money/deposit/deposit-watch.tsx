"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { useAwaited } from "@/lib/money/deposit/awaited";
import { loadDepositNews } from "./load-deposit-news";

/** Tells on every page what became of a deposit. Nothing is loaded for it where none was asked for. */
export function DepositWatch() {
  const isAwaited = useAwaited(({ awaited }) => awaited.length > 0);
  const { part } = useLazy(loadDepositNews, isAwaited);
  return part ? <part.DepositNews /> : null;
}
