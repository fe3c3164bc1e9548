"use client";

import { clsx } from "clsx";
import { useId } from "react";
import { errorStyle, hintStyle, labelStyle } from "@/components/ui/control-styles";
import type { ControlProps } from "@/components/ui/form/form-control";
import { radioStyle } from "@/components/ui/radio-style";

export interface MethodOption {
  id: string;
  name: string;
  image: string | null;
  /** What tells it from the others, beside its name. */
  note: string | null;
  /** Such as its bounds, fee and time; empty for none. */
  facts: string;
}

interface MethodChoiceProps extends ControlProps<string> {
  legend: string;
  hint?: string;
  options: readonly MethodOption[];
}

/** The ways to pay or to be paid, or the bonuses to choose from, each with its facts. */
export function MethodChoice({ legend, hint, options, name, value, error, onChange, onBlur }: MethodChoiceProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : null;
  const errorId = error ? `${id}-error` : null;
  return (
    <fieldset
      className="grid min-w-0 gap-1.5"
      aria-describedby={[hintId, errorId].filter(Boolean).join(" ") || undefined}
    >
      <legend className={`${labelStyle} mb-1.5`}>{legend}</legend>
      <div className="grid overflow-hidden rounded-md border border-muted">
        {options.map((option, at) => (
          <label
            key={option.id}
            className="grid min-h-14 cursor-pointer grid-cols-auto-wide-auto items-center gap-x-3 border-line px-3 py-2 not-first:border-t has-checked:bg-accent-soft has-focus-visible:focus-ring md:px-3.5"
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={value === option.id}
              className={clsx(radioStyle, option.facts && "row-span-2")}
              data-invalid={(error && at === 0) || undefined}
              onChange={() => onChange(option.id)}
              onBlur={onBlur}
            />
            <span className="wrap-anywhere">
              <span className="font-semibold">{option.name}</span>
              {option.note ? <span className="text-muted text-sm"> {option.note}</span> : null}
            </span>
            {option.image ? (
              <img src={option.image} alt="" width={48} height={32} className="h-8 w-12 md:row-span-2" />
            ) : null}
            {option.facts ? (
              // On a phone below the picture too: there is no room for them beside it.
              <small className="figures col-span-2 col-start-2 block md:col-span-1 text-muted text-sm/snug">
                {option.facts}
              </small>
            ) : null}
          </label>
        ))}
      </div>
      {hintId ? (
        <p id={hintId} className={hintStyle}>
          {hint}
        </p>
      ) : null}
      {errorId ? (
        <p id={errorId} className={errorStyle}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
