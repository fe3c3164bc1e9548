"use client";

import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { Button } from "./button";

interface HintedButtonProps {
  /** What a press does: a sentence beside the button, which is read with it. */
  hint: string;
  /** There is no room for the sentence, which is read out alone. */
  isLow?: boolean;
  busy: boolean;
  onClick: () => void;
  children: ReactNode;
}

/** A small button that acts at once, with the sentence that says so. */
export function HintedButton({ hint, isLow = false, busy, onClick, children }: HintedButtonProps) {
  const hintId = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Button kind="secondary-small" busy={busy} aria-describedby={hintId} onClick={onClick}>
        {children}
      </Button>
      <p id={hintId} className={clsx(isLow ? "sr-only" : "min-w-44 flex-1 text-muted text-sm")}>
        {hint}
      </p>
    </div>
  );
}
