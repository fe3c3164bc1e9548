"use client";

import { clsx } from "clsx";
import { type ReactNode, useId } from "react";

interface CardProps {
  title: string;
  action?: ReactNode;
  /** A table or a list in it touches the edges of the card; its header does not. */
  isFlush?: boolean;
  children: ReactNode;
}

/** A part of a player's page. */
export function Card({ title, action, isFlush = false, children }: CardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        "grid min-w-0 grid-cols-[minmax(0,1fr)] rounded-lg border border-line bg-surface shadow-card",
        isFlush ? "overflow-hidden" : "gap-3.5 p-4 md:p-5",
      )}
    >
      <header
        className={clsx(
          "flex flex-wrap items-center justify-between gap-x-4 gap-y-2",
          isFlush && "px-4 pt-3 pb-2.5 md:px-5",
        )}
      >
        <h2 id={id} className="min-w-0 wrap-anywhere text-lg">
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  );
}
