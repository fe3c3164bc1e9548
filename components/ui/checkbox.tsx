"use client";

import { clsx } from "clsx";
import { type ComponentProps, type ReactNode, use, useCallback, useId } from "react";
import { errorStyle, hintStyle } from "@/components/ui/control-styles";
import { AnnouncesErrors } from "@/components/ui/field-frame";

const looks = {
  // The mark is cut out of a square. Where colours are forced, the browser's own box is clearer.
  checkbox: clsx(
    "relative mt-px size-[1.375rem] appearance-none rounded-[calc(var(--radius-sm)/2)] border border-muted bg-field transition-colors",
    "checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent disabled:opacity-50",
    "before:absolute before:inset-[20%] before:hidden before:bg-on-accent checked:before:block indeterminate:before:block",
    "before:[clip-path:polygon(12%_44%,0_58%,38%_94%,100%_22%,87%_9%,37%_67%)] indeterminate:before:[clip-path:inset(40%_0)]",
    "focus-visible:focus-ring aria-invalid:outline aria-invalid:outline-danger aria-invalid:outline-offset-0",
    "forced-colors:appearance-auto forced-colors:before:hidden",
  ),
  switch:
    "relative h-6.5 w-11 appearance-none rounded-full border border-muted bg-field transition-colors before:absolute before:top-0.75 before:left-0.75 before:size-4.5 before:rounded-full before:bg-muted before:transition-transform checked:border-accent checked:bg-accent checked:before:translate-x-4.5 checked:before:bg-on-accent forced-colors:before:bg-button-text forced-colors:checked:bg-highlight forced-colors:checked:forced-color-adjust-none forced-colors:checked:before:bg-highlight-text",
} as const;

interface CheckboxProps extends Omit<ComponentProps<"input">, "className" | "type" | "role" | "id" | "children"> {
  /** The whole sentence is the label; a link in it stays a link. */
  children: ReactNode;
  hint?: string | undefined;
  error?: string | null | undefined;
  /** One choice for several, of which some are made: neither on nor off until it is pressed. */
  isPartly?: boolean;
  /** Takes effect at once, without a button to send it: a switch. */
  look?: keyof typeof looks;
}

/** A yes or no. Never ticked before the reader ticks it, where it is a consent. */
export function Checkbox({ children, hint, error, look = "checkbox", isPartly, ...input }: CheckboxProps) {
  const id = useId();
  const announcesErrors = use(AnnouncesErrors);
  const note = error ?? hint;
  const partly = useCallback((box: HTMLInputElement | null) => {
    if (box) box.indeterminate = true;
  }, []);
  return (
    <div className="grid min-h-11 grid-cols-[auto_1fr] items-start gap-x-3 gap-y-0.5 py-2.5">
      <input
        {...input}
        {...(isPartly && { ref: partly })}
        id={id}
        className={clsx("peer cursor-pointer disabled:cursor-not-allowed", looks[look])}
        type="checkbox"
        role={look === "switch" ? "switch" : undefined}
        aria-invalid={error ? true : undefined}
        aria-describedby={note ? `${id}-said` : undefined}
      />
      <label htmlFor={id} className="min-h-6 cursor-pointer peer-disabled:cursor-not-allowed peer-disabled:text-muted">
        {children}
      </label>
      {note ? (
        <p
          id={`${id}-said`}
          className={clsx("col-start-2", error ? errorStyle : hintStyle)}
          role={error && announcesErrors ? "alert" : undefined}
        >
          {note}
        </p>
      ) : null}
    </div>
  );
}
