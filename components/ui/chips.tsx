"use client";

import { clsx } from "clsx";
import { useEffect, useRef } from "react";

interface ChipsProps<Value extends string> {
  /** What is chosen, for those who do not see the row. */
  legend: string;
  name: string;
  options: readonly { value: Value; text: string }[];
  /** Null where none of them is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
}

const chip =
  "relative inline-flex min-h-11 flex-none align-top cursor-pointer items-center rounded-md border border-line bg-surface px-3.5 font-semibold text-sm transition-colors hover:border-muted has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline has-focus-visible:outline-text has-focus-visible:-outline-offset-3 lg:me-2 lg:mb-2 lg:min-h-10";

/**
 * One choice of a few, in a row: radio buttons that look like chips. On a phone the row scrolls, with the chosen one in sight; where there
 * is more room it wraps, on desktops into lines of about one length.
 */
export function Chips<Value extends string>({ legend, name, options, value, onChange }: ChipsProps<Value>) {
  const row = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another choice triggers the effect
  useEffect(() => showChosen(row.current), [value]);
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div ref={row} className="flex gap-2 max-md:sideways md:flex-wrap lg:-mb-2 lg:block lg:text-balance">
        {options.map((option) => (
          <label key={option.value} className={clsx(chip, "forced-colors:has-checked:border-4")}>
            <input
              type="radio"
              className="absolute inset-0 cursor-pointer appearance-none rounded-md outline-none"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Scrolls the row alone, never the page. */
function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector(":checked")?.closest("label");
  if (!row || !chosen) return;
  const [shown, chip] = [row.getBoundingClientRect(), chosen.getBoundingClientRect()];
  if (chip.left < shown.left || chip.right > shown.right)
    row.scrollLeft += chip.left + chip.width / 2 - (shown.left + shown.width / 2);
}
