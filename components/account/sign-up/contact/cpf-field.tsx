import type { ChangeEvent, ComponentProps } from "react";
import { Field } from "@/components/ui/field";
import { caretAfter, formatCpf } from "@/lib/account/sign-up/cpf";

type CpfFieldProps = Pick<ComponentProps<typeof Field>, "name" | "label" | "error" | "readOnly" | "onBlur" | "ref"> & {
  onChange: (event: ChangeEvent<HTMLInputElement>) => unknown;
};

/** The Brazilian tax number, which gets its marks while it is typed. The caret stays behind the digit that it was behind. */
export function CpfField({ onChange, ...field }: CpfFieldProps) {
  return (
    <Field
      {...field}
      inputMode="numeric"
      autoComplete="off"
      onChange={(event) => {
        format(event.target);
        onChange(event);
      }}
    />
  );
}

function format(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const formatted = formatCpf(value);
  if (formatted === value) return;
  const typed = value.slice(0, selectionStart ?? value.length).replace(/\D/g, "").length;
  input.value = formatted;
  const caret = caretAfter(typed, formatted);
  input.setSelectionRange(caret, caret);
}
