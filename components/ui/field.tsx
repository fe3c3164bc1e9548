import { type ComponentProps, useId } from "react";

interface FieldProps extends Omit<ComponentProps<"input">, "className" | "id" | "aria-invalid" | "aria-describedby"> {
  label: string;
  hint?: string | undefined;
  /** What is wrong and how to mend it; null or absent while nothing is. */
  error?: string | null | undefined;
}

/** A labelled input; hint and error are read with it. Pasting always works, in password and code fields too. */
export function Field({ label, hint, error, ...input }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ");

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <input {...input} id={id} aria-invalid={error ? true : undefined} aria-describedby={describedBy || undefined} />
      {hintId ? (
        <p id={hintId} className="hint">
          {hint}
        </p>
      ) : null}
      {errorId ? (
        <p id={errorId} className="error" role="alert">
          {error}
        </p>
      ) : null}
    </div>
  );
}
