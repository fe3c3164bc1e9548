/** How often the minutes are read (specification "Activity timer"). */
export const timerPollMs = 60_000;

/** Is a reminder due? Not while the minutes are unknown, nor where the reality check is off. */
export const isDue = (minutes: number | null | undefined): boolean => minutes != null && minutes <= 0;

/** Have the minutes run out since they were last read, with nothing but failures after it? Times in ms since the epoch. */
export const isRunOut = (minutes: number | null | undefined, readAtMs: number, failedAtMs: number): boolean =>
  minutes != null && failedAtMs - readAtMs >= minutes * 60_000;

/** Is the timer to be read again? Also while it could not be read: a failure is not "off". */
export const isRunning = (minutes: number | null | undefined): boolean => minutes !== null && !isDue(minutes);
