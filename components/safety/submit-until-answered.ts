import { object } from "zod/mini";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { isHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import type { Result } from "@/lib/core/intents/intent";
import { report } from "@/lib/site/browser-reports/report";

/** The schema of a form that has its button alone. */
export const noFields = object({});

/**
 * Submits what is sent again until it is answered. Every failure is told in the same words, and the same button tries again; an answer
 * that says nothing of the outcome is one too: it may have taken effect all the same. Says nothing where no answer came.
 */
export async function submitUntilAnswered(send: () => Promise<Result<unknown>>): Promise<void> {
  const result = await send().catch((error: unknown) => {
    if (isHandled(error)) throw error;
    report(error);
    throw failed(error);
  });
  if (result.state === "unknown" && result.error instanceof HttpError) throw failed(result.error);
}

const failed = (cause: unknown) =>
  new FormRefusal(
    { form: { code: "error.oops.tryAgain" }, reference: cause instanceof HttpError ? cause.reference : null },
    { cause },
  );
