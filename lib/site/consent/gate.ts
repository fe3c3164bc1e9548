import { keptChoice, type OptionalUse, useConsent } from "./choice";

/**
 * May something optional be loaded, sent or read now? The one question before all of it. No without a choice, after a refusal, for a
 * choice of another version, and where storage cannot be read.
 */
export const mayUse = (use: OptionalUse): boolean => keptChoice()?.options[use] ?? false;

/** Starts something optional as soon as it is allowed, now or by a later choice, once. What it then does asks `mayUse` again. */
export function whenAllowed(use: OptionalUse, start: () => void): void {
  if (mayUse(use)) {
    start();
    return;
  }
  const stop = useConsent.subscribe(() => {
    if (!mayUse(use)) return;
    stop();
    start();
  });
}
