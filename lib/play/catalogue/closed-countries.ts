interface Supplier {
  restrictedCountries: readonly string[];
  removeOverlay: boolean;
}

/**
 * The countries whose visitors see a game and cannot play it: those of its provider and of its studio, each unless the
 * editors have removed the overlay. Only the display depends on them; the launch decides whether a game opens.
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
