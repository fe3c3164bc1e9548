/** What a timer of a browser can wait, in ms: it fires a longer one at once. */
export const longestTimerMs = 2 ** 31 - 1;
