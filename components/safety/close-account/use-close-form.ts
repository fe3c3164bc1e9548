"use client";

import { useMemo } from "react";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { isHandled } from "@/lib/core/http/handled-errors";
import { HttpError } from "@/lib/core/http/http-errors";
import { closeErrors } from "@/lib/safety/close-account/form-errors";
import { closingSchema } from "@/lib/safety/close-account/forms";
import { closeMutation } from "@/lib/safety/close-account/queries";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { report } from "@/lib/site/browser-reports/report";

/** The form that closes the account. It says neither success nor failure where nobody knows: `OpenOperation` says that. */
export function useCloseForm(word: string) {
  const { mutateAsync } = usePlayerMutation(closeMutation);
  const schema = useMemo(() => closingSchema(word), [word]);

  async function close({ reason }: { reason: string }): Promise<void> {
    const result = await mutateAsync({ reason: reason === "" ? null : reason }).catch((error: unknown) => {
      if (isHandled(error)) throw error;
      report(error);
      throw failed(error);
    });
    if (result.state === "unknown" && result.error instanceof HttpError) throw failed(result.error);
  }

  return useSchemaForm({
    schema,
    defaultValues: { reason: "", word: "" },
    catalogue: closeErrors,
    onSubmit: close,
  });
}

const failed = (cause: unknown) =>
  new FormRefusal(
    { form: { code: "error.oops.tryAgain" }, reference: cause instanceof HttpError ? cause.reference : null },
    { cause },
  );
