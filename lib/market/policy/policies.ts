import { isDeepStrictEqual } from "node:util";
import { readEnvironment } from "@/lib/config/environment";
import { memoize } from "@/lib/core/memoize";
import { type MarketCode, markets } from "@/lib/market/markets";
import { provincesOf } from "@/lib/market/provinces";
import type { ByPlace, Place } from "./by-place";
import { type Field, type FieldName, fields, type MarketPolicy, type Product } from "./fields";
import { type Profile, placeOfHostEnding, profiles } from "./profiles";

export const fieldNames = Object.keys(fields) as readonly FieldName[]; // Object.keys forgets the type of literal keys

/** A policy of one value for each field. */
function policyBy(pick: (name: FieldName, field: Field<unknown>) => unknown): MarketPolicy {
  // Each value is of its own field's type, which a loop over names cannot show.
  return Object.freeze(
    Object.fromEntries(fieldNames.map((name) => [name, Object.freeze(pick(name, fields[name]))])),
  ) as unknown as MarketPolicy;
}

const withProfile = (profile: Profile) => policyBy((name, { value }) => profile[name]?.[0] ?? value);

/** The specification's values: the policy of every place without a profile. */
export const specifiedPolicy = withProfile({});

const policies: ReadonlyMap<string, MarketPolicy> = new Map(
  Object.entries(profiles).map(([place, profile]) => [place, withProfile(profile)]),
);

/** The policy of one place: a market, a country, or a country and its province, "CA-ON". */
export const policyAt = (place: string): MarketPolicy => policies.get(place) ?? specifiedPolicy;

/** The stricter value of each field. */
export const stricter = (one: MarketPolicy, other: MarketPolicy): MarketPolicy =>
  policyBy((name, field) => field.stricter(one[name], other[name]));

/** Where somebody plays: what is not known is left out. */
interface Where {
  market?: MarketCode;
  country?: string | null;
  province?: string | null;
  host?: string;
}

/**
 * What holds for somebody: market, country of stay or account, its province, and host may disagree, and the stricter value of each
 * field counts. In a country whose provinces differ, an unknown province counts as the strictest.
 */
export function policyFor({ market, country, province, host }: Where): MarketPolicy {
  const ofHost = Object.entries(placeOfHostEnding).flatMap(([ending, place]) =>
    host?.endsWith(ending) ? [place] : [],
  );
  const home = market && markets[market].originCountryCode;
  const places = [market, country, ...ofHost, ...regions(country, province)];
  if (home !== country) places.push(...regions(home, null));
  return places.flatMap((place) => (place ? [policyAt(place)] : [])).reduce(stricter, specifiedPolicy);
}

function regions(country: string | null | undefined, province: string | null | undefined): string[] {
  if (!country) return [];
  return provincesOf(country, { servesOntario: true }).some((each) => each === province)
    ? [`${country}-${province}`]
    : [...policies.keys()].filter((place) => place.startsWith(`${country}-`));
}

/** `policyFor` at the address of this site. */
const policyOfSite = (where: Omit<Where, "host">): MarketPolicy =>
  policyFor({ ...where, host: new URL(readEnvironment().SITE_ORIGIN).hostname });

/** Kept: a page asks for every place of the world, for each field that it reads. */
const policyHere = memoize(policyOfSite);

/** What holds for a player at a market: the stricter of its law and that of their account. Not kept: an account may name any place. */
export const playerPolicy = (market: MarketCode, { country, province = null }: Place): MarketPolicy =>
  policyOfSite({ market, country, province });

/** What pages of a market say to everybody, in cached HTML. */
export const publicPolicy = (market: MarketCode): MarketPolicy => policyHere({ market });

/** The places whose own law leaves a product out. */
export const placesWithout = (product: Product): string[] =>
  [...policies].flatMap(([place, { products }]) => (products.includes(product) ? [] : [place]));

/** The words and help lines that the law of a market prescribes, which its dialogs show too. */
export function lawLinesOf(market: MarketCode): MarketPolicy["statutoryLines"] {
  const { statutoryLines, helpLines } = publicPolicy(market);
  return [...statutoryLines, ...helpLines];
}

/** A field for the browser of somebody at a market, wherever they turn out to be. */
export function byPlace<Name extends FieldName>(market: MarketCode, name: Name): ByPlace<MarketPolicy[Name]> {
  const here = publicPolicy(market)[name];
  const at = new Map<string, MarketPolicy[Name]>();
  const list = (place: string, value: MarketPolicy[Name], otherwise: MarketPolicy[Name]) => {
    if (!isDeepStrictEqual(value, otherwise)) at.set(place, value);
  };
  const countries = new Set([...policies.keys()].map((place) => place.slice(0, 2)));
  for (const country of countries) {
    const ofCountry = policyHere({ market, country })[name];
    list(country, ofCountry, here);
    for (const province of provincesOf(country, { servesOntario: true }))
      list(`${country}-${province}`, policyHere({ market, country, province })[name], ofCountry);
  }
  return { here, at: Object.fromEntries(at) };
}

/** Looks at every value of every place. @throws one sentence that names the place and the field */
export function checkPolicies(
  places: Iterable<readonly [string, MarketPolicy]> = [["default", specifiedPolicy], ...policies],
): void {
  for (const [place, policy] of places)
    for (const name of fieldNames) {
      const field: Field<unknown> = fields[name];
      const value = policy[name];
      if (!field.form.safeParse(value).success || !isDeepStrictEqual(field.stricter(value, value), value))
        throw new Error(`The market policy of ${place} is wrong: ${name} must not be ${JSON.stringify(value)}.`);
    }
}
