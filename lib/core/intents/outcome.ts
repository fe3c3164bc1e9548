import { HttpError } from "../http/http-errors";

/** Refusals that may come from something between the browser and the platform, which acted before or after the platform did. */
const ambiguous = [408, 425];

/**
 * What the error of a call says of its intent. Only a refusal of the platform itself says that nothing took effect, and only of the
 * call that it answers: where an earlier call of the same intent got no response, that one may have taken effect.
 */
export function outcomeOf(error: unknown, isRepeat: boolean): "refused" | "unknown" {
  if (!(error instanceof HttpError) || isRepeat) return "unknown";
  return error.status < 500 && !ambiguous.includes(error.status) ? "refused" : "unknown";
}
