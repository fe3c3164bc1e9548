/** A difference between two sets of pictures that somebody wants. What a field leaves out holds for all. */
export interface ExpectedDifference {
  scene: string;
  widths?: readonly number[];
  themes?: readonly ("dark" | "light")[];
  locales?: readonly string[];
  reason: string;
}

/**
 * The visual differences that this change intends, for `npm run screenshots -- --compare`.
 * A row is deleted once the change is on the trunk: from then on both sets have it.
 */
export const expectedDifferences: readonly ExpectedDifference[] = [];
