"use client";

import { clsx } from "clsx";
import { useRef } from "react";
import { Icon } from "@/components/ui/icon";
import { Spinner } from "@/components/ui/spinner";
import { useBeginInSight } from "@/components/ui/use-begin-in-sight";
import type { Money } from "@/lib/core/money";
import { pageTag } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";

/** A withdrawal that was sent. checking: its response was lost, so that nobody knows whether it arrived. */
export interface Sent {
  state: "taken" | "checking";
  amount: Money;
  /** As its player tells it on the telephone; null where the platform named none. */
  reference: string | null;
}

const edges = {
  taken: "border-transparent border-l-accent bg-accent-soft",
  checking: "border-line border-l-muted bg-raised",
} as const;

/** What has become of the last request: taken, or not known yet. */
export function SentNotice({ sent }: { sent: Sent | null }) {
  const t = useTranslations("money.withdraw");
  const begin = useRef<HTMLDivElement>(null);
  useBeginInSight(begin, sent);
  return (
    <div ref={begin} role="status" className="empty:absolute">
      {sent ? (
        <div className={clsx("flex gap-3 rounded-md border border-l-3 p-3.5", edges[sent.state])}>
          <span className={clsx("flex pt-px text-xl/compact", sent.state === "taken" ? "text-accent" : "text-muted")}>
            {sent.state === "taken" ? <Icon name="success" /> : <Spinner />}
          </span>
          <div className="grid min-w-0 gap-0.5 text-sm wrap-anywhere">
            <p className="font-650 text-md">
              {t(`sent.${sent.state}.title`, { amount: formatPlayerMoney(sent.amount, pageTag()) })}
            </p>
            <p className="text-pretty text-muted">{t(`sent.${sent.state}.text`)}</p>
            {sent.reference ? (
              <p className="figures text-muted">{t("reference", { reference: sent.reference })}</p>
            ) : null}
          </div>
        </div>
      ) : null}
    </div>
  );
}
