"use client";

import { useRouter } from "next/navigation";
import { type SyntheticEvent, useState } from "react";
import { load } from "@/lib/core/lazy-import";
import { pageLocale } from "@/lib/market/messages/fetch";
import { paths } from "@/lib/routing/paths";
import { lastResetMutation, resetTimerMutation } from "@/lib/safety/reality-check/queries";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { navigate } from "@/lib/site/dialogs/overlay-history";

/** Play on, go to a page, or log out. */
type Answer = "continue" | "logOut" | { to: string };

/**
 * Answers the reminder. Each way resets the timer first, and a reminder whose answer did not arrive stays: only a log-out waits for
 * no confirmation.
 */
export function useAnswer() {
  const router = useRouter();
  const reset = usePlayerMutation(resetTimerMutation);
  const lastReset = usePlayerMutation(lastResetMutation);
  const [sending, setSending] = useState<string | null>(null);
  const [hasFailed, setFailed] = useState(false);

  async function leave(answer: Answer): Promise<void> {
    if (answer === "logOut") {
      await lastReset.mutateAsync();
      const { signOut } = await load(() => import("@/lib/session/sign-out/sign-out"));
      await signOut();
      location.assign(paths.home(pageLocale()));
      return;
    }
    await reset.mutateAsync();
    if (typeof answer === "object") navigate(router, answer.to);
  }

  async function answer(given: Answer, event?: SyntheticEvent): Promise<void> {
    event?.preventDefault();
    if (sending !== null) return;
    setSending(typeof given === "string" ? given : "link");
    setFailed(false);
    try {
      await leave(given);
    } catch {
      setFailed(true);
    }
    setSending(null);
  }

  return { answer, sending, hasFailed };
}
