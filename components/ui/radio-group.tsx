"use client";

import { clsx } from "clsx";
import { type ComponentProps, use, useId } from "react";
import { errorStyle, labelStyle } from "@/components/ui/control-styles";
import { AnnouncesErrors } from "@/components/ui/field-frame";
import { radioStyle } from "@/components/ui/radio-style";

const looks = {
  list: {
    options: "grid overflow-hidden rounded-md border border-muted",
    option:
      "grid min-h-11 grid-cols-[auto_1fr] items-center gap-3 border-line px-3.5 py-2.5 not-first:border-t has-checked:bg-accent-soft has-focus-visible:focus-ring",
    input: radioStyle,
  },
  segments: {
    options: "flex flex-wrap gap-1 rounded-md bg-raised p-1",
    option:
      "relative grid min-h-11 flex-auto place-items-center rounded-sm border border-transparent px-3.5 font-semibold text-muted text-sm transition-colors has-checked:border-muted has-checked:bg-surface has-checked:text-text has-focus-visible:focus-ring forced-colors:has-checked:border-highlight forced-colors:has-checked:bg-highlight forced-colors:has-checked:text-highlight-text forced-colors:has-checked:forced-color-adjust-none",
    // Over the whole segment, so that all of it is the target.
    input: "absolute inset-0 size-full cursor-[inherit] opacity-0",
  },
} as const;

interface RadioGroupProps extends Omit<ComponentProps<"input">, "className" | "type" | "id" | "name" | "children"> {
  legend: string;
  options: readonly { value: string; text: string; hint?: string }[];
  /** Short words in one row that are all seen at once: segments. */
  look?: keyof typeof looks;
  error?: string | null | undefined;
  name?: string;
}

/** One of a few. Arrow keys walk through it, as in every group of radio buttons. `defaultValue`: the chosen one. */
export function RadioGroup({ legend, options, look = "list", error, name, defaultValue, ...input }: RadioGroupProps) {
  const id = useId();
  const announcesErrors = use(AnnouncesErrors);
  const styles = looks[look];
  return (
    <fieldset className="grid min-w-0 gap-1.5" aria-describedby={error ? id : undefined}>
      <legend className={clsx(labelStyle, "mb-1.5")}>{legend}</legend>
      <div className={styles.options}>
        {options.map(({ value, text, hint }, at) => (
          <label
            key={value}
            className={clsx("cursor-pointer has-disabled:cursor-not-allowed has-disabled:text-muted", styles.option)}
          >
            <input
              {...input}
              type="radio"
              name={name ?? id}
              value={value}
              className={styles.input}
              defaultChecked={value === defaultValue}
              // Where the focus goes when the group is wrong; radio buttons know no aria-invalid.
              data-invalid={(error && at === 0) || undefined}
            />
            <span>
              {text}
              {hint ? <small className="block text-muted text-sm">{hint}</small> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={id} className={errorStyle} role={announcesErrors ? "alert" : undefined}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
