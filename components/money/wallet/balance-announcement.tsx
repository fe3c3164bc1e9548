"use client";

import { useState } from "react";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { useSettled } from "./use-settled";

/** Announces a changed balance once it has settled: a run of quick rounds is announced once, the first balance not at all. */
export function BalanceAnnouncement({ total }: { total: string }) {
  const t = useTranslations("money.wallet");
  const settled = useSettled(total);
  const [announced, setAnnounced] = useState({ total: settled, isNews: false });
  if (settled !== announced.total) setAnnounced({ total: settled, isNews: true });
  return (
    <span className="sr-only" role="status">
      {announced.isNews ? t("changed", { amount: announced.total }) : ""}
    </span>
  );
}
