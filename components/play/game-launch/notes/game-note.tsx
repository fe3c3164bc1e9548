import type { ReactNode } from "react";

/** Between the bar and the game: news of this attempt, with what can be done. */
export function GameNote({ children }: { children: ReactNode }) {
  return (
    <div
      role="status"
      className="flex flex-none flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b bg-raised px-3.5 py-2 text-sm"
    >
      {children}
    </div>
  );
}
