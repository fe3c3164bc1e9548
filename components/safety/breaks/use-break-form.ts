"use client";

import { object } from "zod/mini";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { isHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import type { BreakRequest } from "@/lib/safety/breaks/break";
import { breakErrors } from "@/lib/safety/breaks/form-errors";
import { breakMutation } from "@/lib/safety/breaks/queries";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { report } from "@/lib/site/browser-reports/report";

const nothing = object({});

/**
 * The form that begins a break: it has its button alone. Confirmed, the break ends the session; the form says nothing where nobody
 * knows whether it has begun, which `OpenBreaks` says. Every failure is told in the same words, and the same button tries again.
 */
export function useBreakForm(requested: BreakRequest) {
  const { mutateAsync } = usePlayerMutation(breakMutation);

  async function start(): Promise<void> {
    const result = await mutateAsync(requested).catch((error: unknown) => {
      if (isHandled(error)) throw error;
      report(error);
      throw failed(error);
    });
    // An answer that says nothing of the break: it may have begun all the same.
    if (result.state === "unknown" && result.error instanceof HttpError) throw failed(result.error);
  }

  return useSchemaForm({ schema: nothing, defaultValues: {}, catalogue: breakErrors, onSubmit: start });
}

const failed = (cause: unknown) =>
  new FormRefusal(
    { form: { code: "error.oops.tryAgain" }, reference: cause instanceof HttpError ? cause.reference : null },
    { cause },
  );
