import { clsx } from "clsx";
import { createContext, type ReactNode, use, useId } from "react";
import { errorStyle, hintStyle, labelStyle } from "@/components/ui/control-styles";

/** False inside a form that announces its errors together: several alerts at once would be read one over the other. */
export const AnnouncesErrors = createContext(true);

/** What every field says around its control. */
export interface FieldText {
  label: string;
  hint?: string | undefined;
  /** What is wrong and how to correct it; null or absent while nothing is. */
  error?: string | null | undefined;
  /** How the value was understood, or that it is being checked: announced when it changes. */
  status?: string | null | undefined;
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
export function FieldFrame({ label, hint, error, status, action, children }: FieldFrameProps) {
  const id = useId();
  const announcesErrors = use(AnnouncesErrors);
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  const statusId = status ? `${id}-status` : null;
  const describedBy = [hintId, statusId, errorId].filter(Boolean).join(" ");

  return (
    <div className={clsx("grid gap-1.5", action && "grid-cols-[1fr_auto]")}>
      <label htmlFor={id} className={labelStyle}>
        {label}
      </label>
      {children({ id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined })}
      {action}
      {hintId ? (
        <p id={hintId} className={clsx(hintStyle, "col-span-full")}>
          {hint}
        </p>
      ) : null}
      {status === undefined ? null : (
        <p id={`${id}-status`} className={clsx(hintStyle, "col-span-full empty:hidden")} role="status">
          {status}
        </p>
      )}
      {errorId ? (
        <p id={errorId} className={clsx(errorStyle, "col-span-full")} role={announcesErrors ? "alert" : undefined}>
          {error}
        </p>
      ) : null}
    </div>
  );
}
