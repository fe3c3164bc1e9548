"use client";

import { useId } from "react";
import { errorStyle, hintStyle, labelStyle } from "@/components/ui/control-styles";
import type { ControlProps } from "@/components/ui/form/form-control";

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
            className="flex min-h-14 cursor-pointer items-center gap-3 border-line px-3.5 py-2 not-first:border-t has-checked:bg-accent-soft has-focus-visible:focus-ring"
          >
            <input
              type="radio"
              name={name}
              value={option.id}
              checked={value === option.id}
              className="size-[1.375rem] flex-none accent-accent"
              data-invalid={(error && at === 0) || undefined}
              onChange={() => onChange(option.id)}
              onBlur={onBlur}
            />
            <span className="min-w-0 flex-1 wrap-anywhere">
              <span className="font-semibold">{option.name}</span>
              {option.note ? <span className="text-muted text-sm"> {option.note}</span> : null}
              {option.facts ? <small className="figures block text-muted text-sm">{option.facts}</small> : null}
            </span>
            {option.image ? (
              <img src={option.image} alt="" width={48} height={32} className="h-8 w-12 flex-none" />
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
