"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { useTranslations } from "@/lib/market/messages/use-translations";

interface ResendButtonProps {
  /** From when on it can be pressed. */
  atMs: number | null;
  busy: boolean;
  onPress(): void;
}

/** Requests another code after the countdown. */
export function ResendButton({ atMs, busy, onPress }: ResendButtonProps) {
  const t = useTranslations("account.oneTimeCode");
  const seconds = useSecondsUntil(atMs);
  return (
    <Button
      kind="secondary"
      busy={busy}
      blocked={seconds > 0 && !busy ? t("resendIn", { seconds }) : null}
      onClick={onPress}
    >
      {t("resend")}
    </Button>
  );
}

/** Whole seconds left until a time, counted down while there are any. */
export function useSecondsUntil(atMs: number | null): number {
  const left = () => (atMs === null ? 0 : Math.max(0, Math.ceil((atMs - Date.now()) / 1_000)));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is counted from the time
  useEffect(() => {
    setSeconds(left());
    if (left() === 0) return;
    const timer = setInterval(() => {
      setSeconds(left());
      if (left() === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [atMs]);
  return seconds;
}
