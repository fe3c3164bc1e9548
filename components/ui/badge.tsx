import { clsx } from "clsx";
import type { ReactNode } from "react";

const tones = {
  plain: "border-line text-muted",
  accent: "border-transparent bg-accent-soft text-text",
  gold: "border-current text-gold",
  danger: "border-current text-danger",
} as const;

/** One or two words about the thing beside it. Gold is for jackpots only. */
export function Badge({ tone = "plain", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={clsx(
        "badge inline-flex min-h-5.5 max-w-full items-center rounded-sm border px-2 font-650 text-xs/base wrap-anywhere",
        tones[tone],
      )}
    >
      {children}
    </span>
  );
}
