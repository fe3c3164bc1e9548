"use client";

import { useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import type { Translator } from "@/lib/market/messages/translator";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { FailureLink } from "./failure-link";
import { useSecondsUntil } from "./resend-button";

interface CodeBlockedProps {
  untilMs: number | null;
  /** Without it, it sends another code. */
  retryLabel?: string;
  onRetry(): void;
}

/** Too many attempts, and when to try again. */
export function CodeBlocked({ untilMs, retryLabel, onRetry }: CodeBlockedProps) {
  const t = useTranslations("account.login");
  const tOneTimeCode = useTranslations("account.oneTimeCode");
  const isOver = useSecondsUntil(untilMs) === 0 && untilMs !== null;
  const alert = useRef<HTMLDivElement>(null);
  // What it takes the place of had the focus, which went with it.
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} role="alert" tabIndex={-1} className="grid gap-3 rounded-md border border-danger p-4 text-sm">
      <p>{t("failures.maxAttempts")}</p>
      {untilMs === null ? null : <p>{retryTime(untilMs, tOneTimeCode)}</p>}
      <FailureLink page="supportChat" label={t("failures.contact")} />
      {isOver ? (
        <Button kind="secondary" onClick={onRetry}>
          {retryLabel ?? tOneTimeCode("resend")}
        </Button>
      ) : null}
    </div>
  );
}

/** "You can try again at 14:35." */
export function retryTime(untilMs: number, t: Translator<"account.oneTimeCode">): string {
  const clock = new Intl.DateTimeFormat(document.documentElement.lang || undefined, { timeStyle: "short" });
  return t("blockedUntil", { time: clock.format(untilMs) });
}
