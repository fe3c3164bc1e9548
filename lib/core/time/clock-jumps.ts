/** How often the clock is looked at, and by how much it may differ from the time that passed. */
const lookMs = 5_000;
const toleranceMs = 10_000;

/**
 * Calls when the clock has moved by more than the time that passed: the machine has slept, or its clock was set. Timers of a browser
 * may sleep with it and know nothing of the clock. Not while the tab is hidden, whose timers are late. Returns what ends it.
 */
export function watchClock(onJump: () => void): () => void {
  let seen = Date.now();
  const look = () => {
    const now = Date.now();
    const difference = now - seen - lookMs;
    seen = now;
    if (document.visibilityState !== "hidden" && Math.abs(difference) > toleranceMs) onJump();
  };
  const timer = setInterval(look, lookMs);
  return () => clearInterval(timer);
}
