const handled = new WeakSet<object>();

/**
 * Notes that somebody has dealt with the error and told the visitor all there is to tell. A later handler stops there
 * without a word: no report, no toast, no message at a form (specification "The error catalogue").
 */
export function markHandled<Failure extends Error>(error: Failure): Failure {
  handled.add(error);
  return error;
}

/** Has somebody dealt with it before? */
export const isHandled = (error: unknown): boolean => error instanceof Error && handled.has(error);
