"use client";

import { clsx } from "clsx";
import { type ComponentProps, useId } from "react";
import { labelStyle } from "@/components/ui/control-styles";

const bar = clsx(
  // With an edge: an empty one is no line between two parts.
  "h-2.5 w-full appearance-none overflow-hidden rounded-full border border-muted bg-line forced-colors:border-gray-text",
  // Each browser names its parts in its own way.
  "[&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:rounded-full [&::-moz-progress-bar]:rounded-full",
  "forced-colors:[&::-webkit-progress-value]:bg-highlight forced-colors:[&::-webkit-progress-value]:forced-color-adjust-none",
);

/** The accent is for work that runs; what is used up is no achievement. */
const tones = {
  work: "[&::-webkit-progress-value]:bg-accent [&::-moz-progress-bar]:bg-accent",
  used: "[&::-webkit-progress-value]:bg-muted [&::-moz-progress-bar]:bg-muted",
  high: "[&::-webkit-progress-value]:bg-text [&::-moz-progress-bar]:bg-text",
  full: "[&::-webkit-progress-value]:bg-danger [&::-moz-progress-bar]:bg-danger",
} as const;

interface ProgressBarProps extends Omit<ComponentProps<"progress">, "className" | "max"> {
  tone: keyof typeof tones;
  /** From 0 to 1. */
  value: number;
  /** The value in words, which is read instead of a percentage. */
  "aria-valuetext": string;
}

/** The bar alone. What uses it names it. */
export function ProgressBar({ tone, ...rest }: ProgressBarProps) {
  return <progress {...rest} className={clsx(bar, tones[tone])} max={1} />;
}

interface ProgressProps {
  label: string;
  /** From 0 to 1. */
  value: number;
  /** The value in words: "Step 2 of 4", "3.1 of 8 MB". */
  text: string;
}

/** How far work has come, with its text. */
export function Progress({ label, value, text }: ProgressProps) {
  const id = useId();
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1.5 text-sm">
      <label htmlFor={id} className={`${labelStyle} grow wrap-anywhere`}>
        {label}
      </label>
      <span className="figures" aria-hidden="true">
        {text}
      </span>
      <ProgressBar id={id} tone="work" value={value} aria-valuetext={text} />
    </div>
  );
}
