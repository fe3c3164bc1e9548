import { clsx } from "clsx";
import type { ComponentProps } from "react";
import { controlStyle } from "@/components/ui/control-styles";

interface TypedInputProps extends Omit<ComponentProps<"input">, "className" | "type" | "onChange" | "onBlur"> {
  onChange(value: string): void;
  onBlur(): void;
  /** Called with true when the reader leaves the field, and with false when they type again. */
  setLeft(isLeft: boolean): void;
  /** Utilities beside those of a text field. */
  look?: string;
}

/** An amount or a date as text: it is parsed while it is typed, and judged once the reader leaves it. */
export function TypedInput({ onChange, onBlur, setLeft, look, ...input }: TypedInputProps) {
  return (
    <input
      autoComplete="off"
      {...input}
      type="text"
      className={clsx(controlStyle.text, "figures", look)}
      onChange={({ target }) => {
        setLeft(false);
        onChange(target.value);
      }}
      onBlur={() => {
        setLeft(true);
        onBlur();
      }}
    />
  );
}
