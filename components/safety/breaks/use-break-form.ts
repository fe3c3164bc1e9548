"use client";

import { useSchemaForm } from "@/components/ui/form/use-schema-form";
import type { BreakRequest } from "@/lib/safety/breaks/break";
import { breakErrors } from "@/lib/safety/breaks/form-errors";
import { breakMutation } from "@/lib/safety/breaks/queries";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { noFields, submitUntilAnswered } from "../submit-until-answered";

/**
 * The form that begins a break: it has its button alone. Confirmed, the break ends the session; the form says nothing where nobody
 * knows whether it has begun, which `OpenBreaks` says.
 */
export function useBreakForm(requested: BreakRequest) {
  const { mutateAsync } = usePlayerMutation(breakMutation);
  return useSchemaForm({
    schema: noFields,
    defaultValues: {},
    catalogue: breakErrors,
    onSubmit: () => submitUntilAnswered(() => mutateAsync(requested)),
  });
}
