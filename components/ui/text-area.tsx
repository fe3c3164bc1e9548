import type { ComponentProps } from "react";
import { FieldFrame, type FieldText } from "@/components/ui/field-frame";

type TextAreaProps = FieldText &
  Omit<ComponentProps<"textarea">, "className" | "id" | "aria-invalid" | "aria-describedby">;

/** Several lines of text; it grows with them. */
export function TextArea({ label, hint, error, status, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} status={status}>
      {(tied) => (
        <textarea
          rows={4}
          {...area}
          {...tied}
          className="field-sizing-content min-h-28 w-full rounded-md border border-muted bg-raised px-3.5 py-3 text-base text-text focus-visible:border-text focus-visible:outline focus-visible:outline-text"
        />
      )}
    </FieldFrame>
  );
}
