import { type ByPlace, type Place, strictestAt } from "@/lib/market/policy/by-place";
import { atLeast } from "@/lib/market/policy/strictness";

/**
 * The youngest age, in years, of a player who lives in one place and is in another, which may be unknown (""). The stricter of both
 * counts, and in a country whose provinces differ an unknown one counts as the strictest.
 */
export function leastAgeOf(leastAge: ByPlace<number>, home: Place, stay: Place): number {
  const places = [home, stay].filter(({ country }) => country !== "");
  return strictestAt(
    atLeast,
    leastAge,
    places.map(({ country, province }) => ({ country, province: province || null })),
  );
}
