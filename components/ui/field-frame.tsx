"use client";

import { clsx } from "clsx";
import { createContext, type ReactNode, use, useId } from "react";
import { errorStyle, hintStyle, labelStyle } from "@/components/ui/control-styles";

/** False inside a form that announces its errors together: several alerts at once would be read one over the other. */
export const AnnouncesErrors = createContext(true);

/** The label, hint and error around a control. */
export interface FieldText {
  label: string;
  hint?: string | undefined;
  /** The problem and its correction; null or absent without one. */
  error?: string | null | undefined;
  /** The interpretation of the value, or a running check: announced when it changes. */
  status?: string | null | undefined;
}

/** The attributes that link a control to its texts. */
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
export function FieldFrame({ label, hint, error, status, action, children }: FieldFrameProps) {
  const id = useId();
  const announcesErrors = use(AnnouncesErrors);
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const statusId = status ? `${id}-status` : null;
  // Below the line of label and action, which become two where there is no room for both.
  const wholeLine = action && "order-1 w-full";
  const describedBy = [hintId, statusId, errorId].filter(Boolean).join(" ");

  return (
    <div className={action ? "flex flex-wrap gap-1.5" : "grid gap-1.5"}>
      <label htmlFor={id} className={clsx(labelStyle, action && "grow")}>
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined })}
      {action}
      {hintId ? (
        <p id={hintId} className={clsx(hintStyle, wholeLine)}>
          {hint}
        </p>
      ) : null}
      {status === undefined ? null : (
        <p id={`${id}-status`} className={clsx(hintStyle, status ? wholeLine : "absolute")} role="status">
          {status}
        </p>
      )}
      {errorId ? (
        <p id={errorId} className={clsx(errorStyle, wholeLine)} role={announcesErrors ? "alert" : undefined}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
