import { clsx } from "clsx";

interface ShortFactsProps {
  /** Each with its name. */
  facts: readonly (readonly [name: string, value: string])[] | undefined;
  className: string;
}

/** What a game returns and costs, beside its name. Without a wrapper and a key of its own for each, which every document would send twice. */
export function ShortFacts({ facts = [], className }: ShortFactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={clsx("short-facts", className)}>
      {facts.flat().map((text, at) => {
        const Part = at % 2 === 0 ? "dt" : "dd";
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        return <Part key={at}>{text}</Part>;
      })}
    </dl>
  );
}
