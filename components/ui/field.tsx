import type { ComponentProps } from "react";
import { FieldFrame, type FieldText } from "@/components/ui/field-frame";

export type FieldProps = FieldText &
  Omit<ComponentProps<"input">, "className" | "id" | "aria-invalid" | "aria-describedby">;

/** A labelled input. Pasting always works, in password and code fields too. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(tied) => <input {...input} {...tied} />}
    </FieldFrame>
  );
}

/** A code that came by SMS or e-mail: one field, so that it can be pasted and filled in by the phone. */
export function CodeField(props: FieldProps) {
  return <Field {...props} type="text" inputMode="numeric" autoComplete="one-time-code" spellCheck={false} data-code />;
}
