/**
 * The BCP 47 tag of dates and times. English of no country is the world's, the day first: Intl takes "en" for American, and that of
 * the global market is read everywhere.
 */
export const calendarTag = (tag: string): string => (tag === "en" ? "en-001" : tag);
