"use client";

import { type RefObject, useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import {
  type FieldNames,
  type Reason,
  refusalOfFields,
  type SubmitFailure,
  submitFailure,
} from "@/lib/core/form/form-refusal";
import { isHandled } from "@/lib/core/http/handled-errors";
import type { FieldError } from "@/lib/core/http/http-errors";

/** What a form says of itself as a whole, above its button. */
export type FormProblem =
  | { kind: "refused"; reason: Reason; reference: string | null }
  | { kind: "unknown"; reference: string | null };

/** Shows why a form was not accepted: the one way from an error to a field, and to the form as a whole. */
export function useRefusal<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
  element: RefObject<HTMLFormElement | null>,
  aliases: Readonly<Record<string, Path<Input>>> = {},
) {
  const [failure, setFailure] = useState<FormProblem | null>(null);
  const [refusals, setRefusals] = useState(0);
  const names = (): FieldNames => ({ drawn: drawnNames(element.current), aliases });
  const focusInvalid = () => setRefusals((count) => count + 1);

  function show(refused: SubmitFailure): void {
    if (refused.kind === "unknown") {
      setFailure(refused);
      return;
    }
    const { fields, form: reason, reference } = refused.refusal;
    for (const [name, problem] of Object.entries(fields)) setFieldError(name, problem, reference);
    setFailure(reason && { kind: "refused", reason, reference });
  }

  function setFieldError(name: string, { code, message }: Reason, reference: string | null = null): void {
    const types = { ...(message && { message }), ...(reference && { reference }) };
    // Drawn by the form, which knows no other names.
    form.setError(name as Path<Input>, { type: "server", message: code ?? "", types });
  }

  return {
    failure,
    /** Counts what was not accepted; each time the first wrong field takes the focus. */
    refusals,
    focusInvalid,
    clear: () => setFailure(null),
    setFieldError,
    /** Shows an error of a submit, or of a call that a submit has led to. What is handled is shown already, or elsewhere. */
    refuse(error: unknown): void {
      if (!isHandled(error)) show(submitFailure(error, names()));
      focusInvalid();
    },
    /** Shows the server's field errors, which another form's call has found. */
    refuseFields(errors: readonly FieldError[]): void {
      show({ kind: "refused", refusal: refusalOfFields(errors, names()) });
      focusInvalid();
    },
  };
}

/** The fields that can show an error: those whose controls are in the form now. */
function drawnNames(form: HTMLFormElement | null): string[] {
  return [...(form?.elements ?? [])].flatMap((control) => {
    const isDrawn = control instanceof HTMLElement && !control.hidden;
    const name = control.getAttribute("name");
    return isDrawn && name ? [name] : [];
  });
}
