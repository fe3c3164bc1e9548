import type { ReactNode } from "react";
import { type FieldValues, type Path, type PathValue, useController } from "react-hook-form";
import type { SchemaForm } from "./use-schema-form";

/** The props of a control that is more than one native element. */
export interface ControlProps<Value> {
  name: string;
  value: Value;
  onChange(value: Value): void;
  onBlur(): void;
  error: string | null;
  readOnly: boolean;
}

interface FormControlProps<Input extends FieldValues, Output, Name extends Path<Input>> {
  form: SchemaForm<Input, Output>;
  name: Name;
  children: (control: ControlProps<PathValue<Input, Name>>) => ReactNode;
}

/** Connects a control that owns its value to a form: an amount, a date, a phone number, a searched list, a file. */
export function FormControl<Input extends FieldValues, Output, Name extends Path<Input>>({
  form,
  name,
  children,
}: FormControlProps<Input, Output, Name>) {
  const { field } = useController<Input, Name, Output>({ control: form.form.control, name });
  const { value, onChange, onBlur } = field;
  return children({ name, value, onChange, onBlur, error: form.errorOf(name), readOnly: form.isBusy });
}
