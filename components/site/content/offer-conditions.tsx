interface OfferConditionsProps {
  /** Each with its name; absent where the law does not want them beside the headline. */
  conditions: readonly (readonly [name: string, value: string])[] | undefined;
}

/** The key conditions of an offer beside its headline. */
export function OfferConditions({ conditions = [] }: OfferConditionsProps) {
  if (conditions.length === 0) return null;
  return (
    <dl className="mt-1 text-caption/snug">
      {conditions.map(([name, value]) => (
        <div key={name}>
          <dt className="inline">{name}</dt> <dd className="inline font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
