import { type ComponentProps, useId } from "react";

interface RadioGroupProps extends Omit<ComponentProps<"input">, "className" | "type" | "id" | "name" | "children"> {
  legend: string;
  options: readonly { value: string; text: string; hint?: string }[];
  /** Short words in one row that are all seen at once: segments. */
  look?: "list" | "segments";
  error?: string | null | undefined;
  name?: string;
}

/** One of a few. Arrow keys walk through it, as in every group of radio buttons. `defaultValue`: the chosen one. */
export function RadioGroup({ legend, options, look = "list", error, name, defaultValue, ...input }: RadioGroupProps) {
  const id = useId();
  return (
    <fieldset className={look === "segments" ? "radios segments" : "radios"} aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, text, hint }) => (
          <label key={value}>
            <input {...input} type="radio" name={name ?? id} value={value} defaultChecked={value === defaultValue} />
            <span>
              {text}
              {hint ? <small>{hint}</small> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={id} className="error" role="alert">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
