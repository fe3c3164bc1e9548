import { clsx } from "clsx";

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

/** One choice of a few, in a row: radio buttons that look like chips. The row wraps where it is too narrow, on desktops into lines of about one length. */
export function Chips<Value extends string>({ legend, name, options, value, onChange }: ChipsProps<Value>) {
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{legend}</legend>
      <div className="flex flex-wrap gap-2 lg:-mb-2 lg:block lg:text-balance">
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
