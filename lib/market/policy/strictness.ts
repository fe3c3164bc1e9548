/**
 * Which of two values of a field protects the player more. Every order is commutative, associative and idempotent, so that it does
 * not matter in which order market, country, province and host are looked at.
 */
export interface Order<T> {
  stricter(one: T, other: T): T;
}

/** The earlier of the listed values. */
export const scale = <T extends string>(...values: readonly T[]): Order<T> => ({
  stricter: (one, other) => (values.indexOf(one) <= values.indexOf(other) ? one : other),
});

/** Play with play money: by nobody, by players whose age was verified, by everybody. */
export const demoValues = ["off", "ageVerified", "open"] as const;
export const demoOrder = scale(...demoValues);

/** What is ticked in the notice about cookies before a choice. */
export const presetValues = ["essential", "all"] as const;
export const presetOrder = scale(...presetValues);

/** Kinds of bonus: without a deposit, of the first play, of later deposits, for loyalty, of the registration without a deposit. */
export const offerKinds = ["advance", "first", "later", "loyalty", "registration"] as const;
export type OfferKind = (typeof offerKinds)[number];

/** The smaller bound; null is none. */
export const atMostOrNone: Order<number | null> = {
  stricter: (one, other) => (one === null ? other : other === null ? one : Math.min(one, other)),
};

/** The larger one; null asks for nothing. */
export const atLeastOrNone: Order<number | null> = {
  stricter: (one, other) => (one === null ? other : other === null ? one : Math.max(one, other)),
};

export const atMost: Order<number> = { stricter: (one, other) => Math.min(one, other) };
export const atLeast: Order<number> = { stricter: (one, other) => Math.max(one, other) };

/** A duty: it holds where one of the two has it. */
export const duty: Order<boolean> = { stricter: (one, other) => one || other };

/** A permission: it holds where both have it. */
export const permission: Order<boolean> = { stricter: (one, other) => one && other };

/** Each once, sorted as text or by size. */
const sorted = <T extends string | number>(values: readonly T[]) =>
  [...new Set(values)].sort((a, b) => (a < b ? -1 : 1));

/** What both offer. */
export const inBoth = <T extends string>(): Order<readonly T[]> => ({
  stricter: (one, other) => sorted(one.filter((each) => other.includes(each))),
});

/** What either of them names. */
export const inEither = <T extends string | number>(): Order<readonly T[]> => ({
  stricter: (one, other) => sorted([...one, ...other]),
});

/** Lists of objects: what either of them names, each once, sorted by its text. */
export const recordsInEither = <T extends object>(): Order<readonly T[]> => ({
  stricter(one, other) {
    const byText = new Map([...one, ...other].map((each) => [JSON.stringify(each), each]));
    return [...byText].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, each]) => each);
  },
});

/** Choices of a length of time: those of either that are no longer than the longest of both, so that one remains. */
export const shorterChoices: Order<readonly number[]> = {
  stricter(one, other) {
    const longest = Math.min(Math.max(...one), Math.max(...other));
    return sorted([...one, ...other].filter((each) => each <= longest));
  },
};

/** The usual value gives way to any other; of two others, the first in the alphabet. */
export const otherThan = (usual: string): Order<string> => ({
  stricter(one, other) {
    if (one === usual) return other;
    if (other === usual) return one;
    return one < other ? one : other;
  },
});
