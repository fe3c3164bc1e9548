import type { ReactNode } from "react";

const tones = {
  plain: "badge",
  accent: "badge badge-accent",
  gold: "badge badge-gold",
  danger: "badge badge-danger",
} as const;

/** One or two words about the thing beside it. Gold is for jackpots only. */
export function Badge({ tone = "plain", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return <span className={tones[tone]}>{children}</span>;
}
