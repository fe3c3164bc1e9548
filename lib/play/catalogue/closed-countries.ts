import { placesWithout } from "@/lib/market/policy/policies";
import type { GameType } from "./providers";

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

/** The countries whose law lets nobody play games of this kind there, on pages of whatever market. */
export const countriesWithout = ({ type, jackpotExist }: { type: GameType; jackpotExist: boolean }): string[] => [
  ...(type === "liveCasinoGames" ? placesWithout("liveCasino") : []),
  ...(jackpotExist ? placesWithout("jackpots") : []),
];
