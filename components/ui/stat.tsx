import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

const values = {
  /** The one figure of a page that answers its question. */
  first: "font-750 text-2xl tracking-tighter",
  sum: "font-750 text-xl tracking-tight",
} as const;

interface StatProps {
  /** The one name of this figure. */
  label: string;
  /** The figure as it is written, "–" for one that is not known. Undefined while it is read. */
  value: ReactNode | undefined;
  /** What it counts, or when it was read. */
  hint?: ReactNode;
  look?: keyof typeof values;
  /** It is in no sum, or could not be refreshed. */
  isMuted?: boolean;
}

/** A figure with its name and what it counts. It stands in `Stats`. */
export function Stat({ label, value, hint, look = "sum", isMuted = false }: StatProps) {
  return (
    <div className="max-w-full flex-[1_1_7rem] wrap-break-word">
      <dt className="text-muted text-sm">{label}</dt>
      <dd>
        {value === undefined ? (
          <Skeleton size={clsx("block w-28 max-w-full", look === "first" ? "h-10" : "h-7")} />
        ) : (
          <span className={clsx("block figures", values[look], isMuted && "text-muted")}>{value}</span>
        )}
        {hint ? <span className="block text-muted text-xs/base">{hint}</span> : null}
      </dd>
    </div>
  );
}

/** Figures side by side, as many as there is room for. A figure is broken only where no line is wide enough. */
export function Stats({ label, children }: { label?: string; children: ReactNode }) {
  return (
    <dl aria-label={label} className="flex flex-wrap gap-4">
      {children}
    </dl>
  );
}
