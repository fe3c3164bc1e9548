/**
 * Providers whose tables are in no list of the live casino (specification "Validation rules"): not in the lobby, a category, a
 * filter or the search. A link to a table of theirs opens it all the same.
 */
export const unlistedLiveProviders: readonly string[] = ["pariplay", "softswiss", "creedroomz"];
