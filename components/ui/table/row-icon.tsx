import type { ReactNode } from "react";

/** The place of a picture at the start of a row; a narrow list has its words there. */
export function RowIcon({ children }: { children: ReactNode }) {
  return (
    <span className="grid size-9 flex-none @max-[20rem]:hidden place-items-center rounded-sm bg-raised text-muted">
      {children}
    </span>
  );
}
