import { type ReactNode, useId } from "react";

/** What every field says around its control. */
export interface FieldText {
  label: string;
  hint?: string | undefined;
  /** What is wrong and how to mend it; null or absent while nothing is. */
  error?: string | null | undefined;
}

/** What ties a control to its words. */
interface Tied {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
}

interface FieldFrameProps extends FieldText {
  children: (tied: Tied) => ReactNode;
  /** Beside the label, at the end of its line: the one thing that can be done with this field. */
  action?: ReactNode;
}

/** Label above, control, hint and error below; both are read with the control. */
export function FieldFrame({ label, hint, error, action, children }: FieldFrameProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ");

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined })}
      {action}
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
