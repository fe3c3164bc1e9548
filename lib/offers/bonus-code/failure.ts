import { FormRefusal, type Reason, tooManyRequests } from "@/lib/core/form/form-refusal";
import { HttpError } from "@/lib/core/http/http-errors";

/** What the platform says of a code that its player has claimed before. */
export const usedCode = "error.bonus_code.used";
/** As much of a platform's sentence as is shown. */
const mostLetters = 300;

/**
 * Why the platform refused a code: by its code where that speaks of bonus codes or of the site, else in the platform's own words. Null
 * for an error that is no refusal. `worded`: a sentence with a code that the site does not know.
 */
export function codeRefusal(error: unknown, worded: (code: string) => string): FormRefusal | null {
  if (error instanceof FormRefusal) return error;
  if (!(error instanceof HttpError) || error.status >= 500) return null;
  const { code, message, reference } = error;
  if (error.status === 429) return new FormRefusal({ form: { code: tooManyRequests }, reference }, { cause: error });
  const isByCode = code !== null && (code.includes("bonus_code") || code === "error.invalid.site.id");
  const said = message.trim().slice(0, mostLetters);
  if (!isByCode && said === "")
    return new FormRefusal({ form: { code: "error.oops.tryAgain" }, reference }, { cause: error });
  const reason: Reason = isByCode ? { code, message: worded(code) } : { code: null, message: said };
  return new FormRefusal({ fields: { bonusCode: reason }, reference }, { cause: error });
}

/** The reason of a refusal, as the state of a bonus code keeps it. */
export const reasonOf = (refusal: FormRefusal | null): Reason | null =>
  refusal?.fields.bonusCode ?? refusal?.form ?? null;
