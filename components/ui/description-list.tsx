import { clsx } from "clsx";
import type { ReactNode } from "react";

const looks = {
  /** Name at the start, value at the end, a line between facts. */
  lines: {
    list: "text-md",
    fact: "flex flex-wrap justify-between gap-x-4 border-line border-t py-2 first:border-t-0",
    value: "ms-auto text-end font-semibold figures",
  },
  /** Name and value side by side, both at the start. */
  columns: {
    list: "gap-1.5 text-sm",
    fact: "grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-x-3",
    value: "font-semibold figures",
  },
  /** The name above its value, two facts in a row where there is room. */
  stacked: { list: "gap-x-6 gap-y-3 md:grid-cols-2", fact: "", value: "" },
} as const;

/** A name and its value. */
export interface Fact {
  name: string;
  /** How the name is shown, where it is more than its text. */
  label?: ReactNode;
  value: ReactNode;
  /** What the value counts, below its name. */
  hint?: string;
  /** The sum of the facts above it. */
  isTotal?: boolean;
}

interface DescriptionListProps {
  facts: readonly Fact[];
  look?: keyof typeof looks;
  label?: string;
}

/** Facts, each with its name. The names are all different. */
export function DescriptionList({ facts, look = "lines", label }: DescriptionListProps) {
  const styles = looks[look];
  return (
    <dl aria-label={label} className={clsx("grid", styles.list)}>
      {facts.map(({ name, label: shownName = name, value, hint, isTotal }) => (
        <div key={name} className={clsx("min-w-0", styles.fact)}>
          <dt
            className={clsx(
              "max-w-full wrap-anywhere",
              isTotal ? "font-bold" : "text-muted",
              look === "stacked" && "text-sm",
            )}
          >
            {shownName}
            {hint ? <small className="block text-muted text-xs/base">{hint}</small> : null}
          </dt>
          <dd className={clsx("wrap-anywhere", styles.value, isTotal && "font-bold")}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
