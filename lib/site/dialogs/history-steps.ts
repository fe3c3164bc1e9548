/** A browser takes a step through the history in a task of its own: whatever writes an entry meanwhile would write the wrong one. */
let current: ReturnType<typeof setTimeout> | undefined;
let waiting: readonly (() => void)[] = [];

/** The step that is being taken, or undefined. */
export const currentStep = (): unknown => current;

/** Takes a step through the history. `endStep` says that it is taken. */
export function traverse(by: number): void {
  clearTimeout(current);
  // Where there is nothing to go back to, nothing happens.
  current = setTimeout(endStep, 3_000);
  history.go(by);
}

export function endStep(): void {
  clearTimeout(current);
  current = undefined;
  const next = waiting;
  waiting = [];
  for (const run of next) whenStill(run);
}

/** Calls at once, or after the step that is being taken. */
export function whenStill(run: () => void): void {
  if (current === undefined) run();
  else waiting = [...waiting, run];
}
