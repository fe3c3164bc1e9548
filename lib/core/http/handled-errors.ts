const handled = new WeakSet<object>();

/**
 * Marks an error as handled and shown to the visitor. A later handler stops without
 * an effect: no report, no toast, no message at a form (specification "The error catalogue").
 */
export function markHandled<Failure extends Error>(error: Failure): Failure {
  handled.add(error);
  return error;
}

/** Has somebody dealt with it before? */
export const isHandled = (error: unknown): boolean => error instanceof Error && handled.has(error);
