import { type ComponentProps, use, useId } from "react";
import { AnnouncesErrors } from "@/components/ui/field-frame";

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
  const announcesErrors = use(AnnouncesErrors);
  return (
    <fieldset className={look === "segments" ? "radios segments" : "radios"} aria-describedby={error ? id : undefined}>
      <legend>{legend}</legend>
      <div>
        {options.map(({ value, text, hint }, at) => (
          <label key={value}>
            <input
              {...input}
              type="radio"
              name={name ?? id}
              value={value}
              defaultChecked={value === defaultValue}
              // Where the focus goes when the group is wrong; radio buttons know no aria-invalid.
              data-invalid={(error && at === 0) || undefined}
            />
            <span>
              {text}
              {hint ? <small>{hint}</small> : null}
            </span>
          </label>
        ))}
      </div>
      {error ? (
        <p id={id} className="error" role={announcesErrors ? "alert" : undefined}>
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}
