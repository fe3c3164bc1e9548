"use client";

import { useMemo } from "react";
import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import { closeErrors } from "@/lib/safety/close-account/form-errors";
import { closingSchema } from "@/lib/safety/close-account/forms";
import { closeMutation } from "@/lib/safety/close-account/queries";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { submitUntilAnswered } from "../submit-until-answered";

/** The form that closes the account. It says neither success nor failure where nobody knows: `OpenOperation` says that. */
export function useCloseForm(word: string) {
  const { mutateAsync } = usePlayerMutation(closeMutation);
  const schema = useMemo(() => closingSchema(word), [word]);
  return useSchemaForm({
    schema,
    defaultValues: { reason: "", word: "" },
    catalogue: closeErrors,
    onSubmit: ({ reason }) => submitUntilAnswered(() => mutateAsync({ reason: reason === "" ? null : reason })),
  });
}
