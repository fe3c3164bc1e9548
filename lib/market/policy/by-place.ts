import type { Order } from "./strictness";

/**
 * One field of the policy for the pages of a market, small enough for the browser: what holds for an unknown visitor, and the places
 * ("DE", "CA-AB") whose people something else holds for.
 */
export interface ByPlace<T> {
  here: T;
  at: Readonly<Record<string, T>>;
}

/** Where somebody is, or where their account is. */
export interface Place {
  country: string;
  /** Null where it is unknown or the country's do not differ. */
  province?: string | null;
}

/** The same places with a value made of theirs. */
export function mapPlaces<T, Made>({ here, at }: ByPlace<T>, make: (value: T) => Made): ByPlace<Made> {
  const made = make(here);
  const others = Object.entries(at).flatMap(([place, value]) => (make(value) === made ? [] : [[place, make(value)]]));
  return { here: made, at: Object.fromEntries(others) };
}

/** What holds for a person with these places, by the strictest of them. */
export function strictestAt<T>({ stricter }: Order<T>, field: ByPlace<T>, places: readonly Place[]): T {
  const [first = field.here, ...others] = places.map((place) => valueAt(field, place));
  return others.reduce(stricter, first);
}

/** A value may be null: what counts is whether the place is listed. */
function valueAt<T>({ here, at }: ByPlace<T>, { country, province }: Place): T {
  const listed = [`${country}-${province}`, country].find((name) => Object.hasOwn(at, name));
  return listed === undefined ? here : (at[listed] as T);
}
