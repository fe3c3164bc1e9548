interface PageText {
  title: string;
  /** The meta description. */
  description: string;
  /** Lines, written as `texts.ts` says. */
  body: readonly string[];
}

/** All texts of one language, with {brand} and {domain} for the brand's. English is complete; what another language lacks is read in English. */
export interface Texts {
  /** By page id. */
  pages: Readonly<Record<string, PageText>>;
  /** By menu; `entries` by page id or web address, in their order. */
  menus: Readonly<Record<string, { title: string; entries: Readonly<Record<string, string>> }>>;
  /** The operator's legal sentence, with {authority} and {number} for the market's licence. */
  legal: string;
}
