import type { ComponentProps } from "react";
import { controlStyle } from "@/components/ui/control-styles";
import { FieldFrame, type FieldText } from "@/components/ui/field-frame";

interface SelectProps
  extends FieldText,
    Omit<ComponentProps<"select">, "className" | "id" | "aria-invalid" | "aria-describedby" | "children"> {
  options: readonly { value: string; text: string }[];
}

/** The browser's own list: it opens as the device's users know it, and can be typed into. */
export function Select({ label, hint, error, options, ...select }: SelectProps) {
  return (
    <FieldFrame label={label} hint={hint} error={error}>
      {(tied) => (
        <select {...select} {...tied} className={controlStyle.select}>
          {options.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
