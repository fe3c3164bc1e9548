import type { ReactNode } from "react";

/** The place of a picture at the start of a row. */
export function RowIcon({ children }: { children: ReactNode }) {
  return <span className="grid size-9 flex-none place-items-center rounded-sm bg-raised text-muted">{children}</span>;
}
