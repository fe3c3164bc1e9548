interface Supplier {
  restrictedCountries: readonly string[];
  removeOverlay: boolean;
}

/**
 * The countries whose visitors see a game and cannot play it: those of its provider and of its studio, each unless the editors
 * have taken the overlay off. Only what is shown depends on them; whether a game opens is asked at its launch.
 */
export function closedCountries({
  gameProvider,
  subProvider,
}: {
  gameProvider: Supplier;
  subProvider: Supplier | null;
}): string[] {
  const suppliers = subProvider ? [gameProvider, subProvider] : [gameProvider];
  const shown = suppliers.filter(({ removeOverlay }) => !removeOverlay);
  return [...new Set(shown.flatMap(({ restrictedCountries }) => restrictedCountries))];
}
