import { clsx } from "clsx";

interface ShortFactsProps {
  /** Each with its name. */
  facts: readonly (readonly [name: string, value: string])[] | undefined;
  className: string;
}

/** What a game returns and costs, each figure over its name. */
export function ShortFacts({ facts = [], className }: ShortFactsProps) {
  if (facts.length === 0) return null;
  return (
    <dl className={clsx("flex flex-wrap gap-x-7 gap-y-1 font-650", className)}>
      {facts.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse">
          <dt className="font-normal text-caption">{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
