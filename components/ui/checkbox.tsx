import { type ComponentProps, type ReactNode, use, useId } from "react";
import { AnnouncesErrors } from "@/components/ui/field-frame";

interface CheckboxProps extends Omit<ComponentProps<"input">, "className" | "type" | "role" | "id" | "children"> {
  /** The whole sentence is the label; a link in it stays a link. */
  children: ReactNode;
  hint?: string | undefined;
  error?: string | null | undefined;
  /** Takes effect at once, without a button to send it: a switch. */
  look?: "checkbox" | "switch";
}

/** A yes or no. Never ticked before the reader ticks it, where it is a consent. */
export function Checkbox({ children, hint, error, look = "checkbox", ...input }: CheckboxProps) {
  const id = useId();
  const announcesErrors = use(AnnouncesErrors);
  const said = error ?? hint;
  return (
    <div className="check">
      <input
        {...input}
        id={id}
        type="checkbox"
        role={look === "switch" ? "switch" : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={said ? `${id}-said` : undefined}
      />
      <label htmlFor={id}>{children}</label>
      {said ? (
        <p id={`${id}-said`} className={error ? "error" : "hint"} role={error && announcesErrors ? "alert" : undefined}>
          {said}
        </p>
      ) : null}
    </div>
  );
}
