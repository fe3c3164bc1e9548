"use client";

import { useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { settledReferences, useAwaitedDeposits } from "@/lib/money/deposit/awaited-deposits";
import { loadDepositNews } from "./load-deposit-news";

/**
 * Tells on every page what became of a deposit. Nothing is loaded for it where none was asked for; what was settled before the page opened
 * is no news.
 */
export function DepositWatch() {
  const isAwaited = useAwaitedDeposits(({ awaited }) => awaited.length > 0);
  const [old] = useState(settledReferences);
  const { part } = useLazy(loadDepositNews, isAwaited);
  return part ? <part.DepositNews old={old} /> : null;
}
