import { frameMessageEvent } from "@/lib/core/frame/frame-messages";
import { watchClock } from "@/lib/core/time/clock-jumps";
import { idleTime, noteActivity } from "./activity";
import { type IdleRules, idleStage } from "./rules";

/** What a person does on the page. */
const deeds = ["pointerdown", "pointermove", "keydown", "touchstart", "wheel", "scroll"] as const;

/** A log-out that could not be made is tried again after so long. */
const retryMs = 15_000;

interface IdleHandlers {
  /** The last period has begun. `endsAt`: when the player is logged out. */
  warn(endsAt: number): void;
  /** Something has happened after all, here or in another tab. */
  calm(): void;
  end(): void;
}

/**
 * Follows how long nothing happens. While the player is warned, only an answer counts on this page: a hand that brushes the pointer is
 * no answer. What a frame says, and what happens in another tab, counts at any time. Returns what ends it.
 */
export function watchIdle(rules: IdleRules, { warn, calm, end }: IdleHandlers): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isWarned = false;

  function look(): void {
    clearTimeout(timer);
    const now = Date.now();
    const idleMs = idleTime(now);
    const { stage, nextMs } = idleStage(idleMs, rules);
    if (stage === "over") {
      end();
      // Its code may not have arrived.
      timer = setTimeout(look, retryMs);
      return;
    }
    if (stage === "warning" && !isWarned) warn(now + rules.logoutMs - idleMs);
    if (stage === "active" && isWarned) calm();
    isWarned = stage === "warning";
    timer = setTimeout(look, nextMs);
  }

  const act = () => {
    if (!isWarned) noteActivity();
  };
  const actInFrame = () => {
    noteActivity();
    if (isWarned) look();
  };
  const lookAgain = () => {
    if (document.visibilityState !== "hidden") look();
  };

  for (const deed of deeds) addEventListener(deed, act, { capture: true, passive: true });
  addEventListener(frameMessageEvent, actInFrame);
  document.addEventListener("visibilitychange", lookAgain);
  addEventListener("pageshow", lookAgain);
  addEventListener("storage", lookAgain);
  const endClock = watchClock(look);
  look();
  return () => {
    clearTimeout(timer);
    endClock();
    for (const deed of deeds) removeEventListener(deed, act, { capture: true });
    removeEventListener(frameMessageEvent, actInFrame);
    document.removeEventListener("visibilitychange", lookAgain);
    removeEventListener("pageshow", lookAgain);
    removeEventListener("storage", lookAgain);
  };
}
