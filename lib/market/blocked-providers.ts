import { readEnvironment } from "@/lib/config/environment";

/** A zone is a bucket of countries that see the same games, named by one letter; "a" is everybody not listed anywhere. */
export interface Zones {
  zoneOf(country: string): string;
  blockedProviders(zone: string): readonly string[];
  has(zone: string): boolean;
}

const most = 8;

/**
 * Groups countries by the set of providers that is blocked for them, so that a page has at most eight variants.
 * @throws one sentence when the lists make more than eight zones.
 */
export function computeZones(blockedIn: Readonly<Record<string, readonly string[]>>): Zones {
  const providersByCountry = new Map<string, string[]>();
  for (const provider of Object.keys(blockedIn).sort())
    for (const country of blockedIn[provider] ?? [])
      providersByCountry.set(country, [...(providersByCountry.get(country) ?? []), provider]);

  const sets = [...new Set([...providersByCountry.values()].map((providers) => providers.join(",")))].sort();
  if (sets.length + 1 > most)
    throw new Error(
      `The environment variable BLOCKED_PROVIDERS makes ${sets.length + 1} zones: at most ${most} are served.`,
    );

  const letters = new Map(sets.map((set, at) => [set, String.fromCharCode(98 + at)]));
  const providersByZone = new Map([...letters].map(([set, letter]) => [letter, set.split(",")]));
  // A country that cannot be read ("") gets the zone that closes most.
  const strictest = sets.toSorted((one, other) => other.split(",").length - one.split(",").length)[0] ?? "";
  providersByCountry.set("", strictest === "" ? [] : strictest.split(","));
  return {
    zoneOf: (country) => letters.get((providersByCountry.get(country) ?? []).join(",")) ?? "a",
    blockedProviders: (zone) => providersByZone.get(zone) ?? [],
    has: (zone) => zone === "a" || providersByZone.has(zone),
  };
}

let computed: Zones | undefined;

export function zones(): Zones {
  computed ??= computeZones(readEnvironment().BLOCKED_PROVIDERS);
  return computed;
}

/** The countries that may not see a provider's games. */
export const countriesBlocking = (provider: string): readonly string[] =>
  readEnvironment().BLOCKED_PROVIDERS[provider] ?? [];

/** The countries of a provider's list, in a zone whose countries may not see its games; none in another zone. */
export function blockedCountries(zone: string, provider: string): readonly string[] {
  return blockedProviders(zone).includes(provider) ? countriesBlocking(provider) : [];
}

/** The slugs of the providers whose games the zone's countries may not see. */
export function blockedProviders(zone: string): readonly string[] {
  return zones().blockedProviders(zone);
}
