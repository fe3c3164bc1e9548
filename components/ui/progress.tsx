import { useId } from "react";

interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  /** The value in words: "Step 2 of 4", "€ 40 of € 100". */
  text: string;
}

/** How far something has come, in a bar and in words. */
export function Progress({ label, value, text }: ProgressProps) {
  const id = useId();
  return (
    <div className="progress">
      <label htmlFor={id}>{label}</label>
      <span className="figures" aria-hidden="true">
        {text}
      </span>
      <progress id={id} value={value} max={1} aria-valuetext={text} />
    </div>
  );
}
