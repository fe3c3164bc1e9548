/** How often the minutes are read (specification "Activity timer"). */
export const timerPollMs = 60_000;

/** Is a reminder due? Not while the minutes are unknown, nor where the reality check is off. */
export const isDue = (minutes: number | null | undefined): boolean => minutes != null && minutes <= 0;

/** Is the timer to be read again? Also while it could not be read: a failure is not "off". */
export const isRunning = (minutes: number | null | undefined): boolean => minutes !== null && !isDue(minutes);
