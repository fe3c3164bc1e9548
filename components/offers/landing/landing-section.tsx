import { clsx } from "clsx";
import type { ReactNode } from "react";
import { blockTitle } from "./landing-styles";

interface LandingSectionProps {
  block: { key: string; title: string | null };
  /** Small: what one has to know, and need not read first. */
  look?: "large" | "small";
  children: ReactNode;
}

/** A block below its heading, which names it where it has one. */
export function LandingSection({ block: { key, title }, look = "large", children }: LandingSectionProps) {
  const id = `block-${key}`;
  return (
    <section aria-labelledby={title ? id : undefined} className={clsx(look === "small" && "border-line border-t pt-4")}>
      {title ? (
        <h2 id={id} className={look === "small" ? "mb-1.5 text-base" : blockTitle}>
          {title}
        </h2>
      ) : null}
      {children}
    </section>
  );
}
