import type { ComponentProps } from "react";
import { controlStyle } from "@/components/ui/control-styles";
import { FieldFrame, type FieldText } from "@/components/ui/field-frame";

export type FieldProps = FieldText &
  Omit<ComponentProps<"input">, "className" | "id" | "aria-invalid" | "aria-describedby">;

/** A labelled input. Pasting always works, in password and code fields too; what checks spelling never reads an e-mail address. */
export function Field({ label, hint, error, status, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} status={status}>
      {(tied) => (
        <input
          spellCheck={input.type === "email" ? false : undefined}
          {...input}
          {...tied}
          className={controlStyle.text}
        />
      )}
    </FieldFrame>
  );
}

/** A code that came by SMS or e-mail: one field, so that it can be pasted and filled in by the phone. */
export function CodeField({ label, hint, error, status, ...input }: FieldProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} status={status}>
      {(tied) => (
        <input
          {...input}
          {...tied}
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          spellCheck={false}
          className={controlStyle.code}
        />
      )}
    </FieldFrame>
  );
}
