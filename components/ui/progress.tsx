import { clsx } from "clsx";
import { useId } from "react";
import { labelStyle } from "@/components/ui/control-styles";

/** Each browser names its parts in its own way. */
const barStyle = clsx(
  "[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-webkit-progress-value]:bg-accent",
  "[&::-moz-progress-bar]:rounded-full [&::-moz-progress-bar]:bg-accent",
  "forced-colors:[&::-webkit-progress-value]:bg-highlight forced-colors:[&::-webkit-progress-value]:forced-color-adjust-none",
);

interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  /** The value in words: "Step 2 of 4", "€ 40 of € 100". */
  text: string;
}

/** A progress bar with its text. */
export function Progress({ label, value, text }: ProgressProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1.5 text-sm">
      <label htmlFor={id} className={`${labelStyle} grow`}>
        {label}
      </label>
      <span className="figures" aria-hidden="true">
        {text}
      </span>
      <progress
        id={id}
        className={`${barStyle} h-2 w-full appearance-none overflow-hidden rounded-full border-0 bg-line forced-colors:border forced-colors:border-gray-text`}
        value={value}
        max={1}
        aria-valuetext={text}
      />
    </div>
  );
}
