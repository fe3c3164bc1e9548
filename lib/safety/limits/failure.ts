import { FormRefusal } from "@/lib/core/form/form-refusal";
import { HttpError } from "@/lib/core/http/http-errors";
import { NotStored } from "@/lib/core/intents/intent";
import { type LimitProblem, tooHigh, tooLow } from "./bounds";
import type { LimitChange } from "./change";
import type { LimitPeriod } from "./schema";

/** What the platform calls its reasons; assumed. */
const reasons: Readonly<Record<string, (period: LimitPeriod) => LimitProblem>> = {
  "error.limit.interval": (period) => `${period}.interval`,
  "error.limit.high": (period) => tooHigh[period],
  "error.limit.low": (period) => tooLow[period],
  "error.limit.locked": () => "locked",
};

/** A day that is too low and a month that is too high cannot be: somebody has to look at the platform's rules. */
const impossible = ["D error.limit.low", "M error.limit.high"];

interface LimitFailure {
  error: unknown;
  /** The platform refused by a rule that the specification does not have for this period. */
  isImpossible: boolean;
}

/** Why a change was not made, as its form shows it. Anything that is no refusal of this call stays what it is. */
export function limitFailure(error: unknown, { action, period }: LimitChange): LimitFailure {
  if (error instanceof NotStored) return refusal(error, { form: { code: "notStored" } });
  if (!(error instanceof HttpError) || error.status >= 500) return { error, isImpossible: false };
  const { code, fieldErrors, reference } = error;
  if (code === "error.limit.nothing_pending") return refusal(error, { form: { code: "over" } });
  const known = [code, ...fieldErrors.map((field) => field.code)].find((each) => each && Object.hasOwn(reasons, each));
  // A field that the platform does not accept for another reason is no amount to it.
  const named = known ?? (fieldErrors.length > 0 ? "error.limit.interval" : null);
  const problem = named && reasons[named]?.(period);
  if (!problem) return { error, isImpossible: false };
  const reason = { code: problem };
  return {
    ...refusal(error, action === "set" ? { fields: { amount: reason }, reference } : { form: reason, reference }),
    isImpossible: impossible.includes(`${period} ${named}`),
  };
}

const refusal = (cause: unknown, parts: ConstructorParameters<typeof FormRefusal>[0]): LimitFailure => ({
  error: new FormRefusal(parts, { cause }),
  isImpossible: false,
});
