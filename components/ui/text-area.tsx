import type { ComponentProps } from "react";
import { controlStyle } from "@/components/ui/control-styles";
import { FieldFrame, type FieldText } from "@/components/ui/field-frame";

type TextAreaProps = FieldText &
  Omit<ComponentProps<"textarea">, "className" | "id" | "aria-invalid" | "aria-describedby">;

/** Several lines of text; it grows with them. */
export function TextArea({ label, hint, error, status, ...area }: TextAreaProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error} status={status}>
      {(tied) => <textarea rows={4} {...area} {...tied} className={controlStyle.area} />}
    </FieldFrame>
  );
}
