/** The terms that pages link to where they stand, by the slug of their entry in the glossary. Editors may add others. */
export const linkedTerms = [
  "accumulator",
  "excluded-games",
  "giving-up",
  "highest-bet",
  "highest-win",
  "lines",
  "odds",
  "return-to-player",
  "volatility",
  "wagering",
  "ways",
] as const;
export type LinkedTerm = (typeof linkedTerms)[number];

/** The id of an entry in its page: no slug may take an id that the site uses. */
export const termAnchor = (slug: string): string => `term-${slug}`;
