import { languages } from "./languages";
import { type MarketCode, marketCodes, markets } from "./markets";

interface Visitor {
  /** "" when unknown. */
  country: string;
  /** The tags that the reader prefers, the first before the others. */
  readsTags: readonly string[];
}

/** Is it one that a list shows? A stand-in is another name of a market that is there, and is shown only where it is open. */
export const isListed = (market: MarketCode, current: MarketCode): boolean =>
  market === current || !("isStandIn" in markets[market]);

/**
 * The three markets that a visitor most likely looks for: of the country where they are, of the regions in their languages' tags, of
 * their first language, then the global one and those of their own region of the world. Further languages, English for most, say
 * little about a market and count last.
 */
export function likelyMarkets({ country, readsTags }: Visitor, current: MarketCode): MarketCode[] {
  const offered = marketCodes.filter((code) => code !== current && isListed(code, current));
  const regions = [...readsTags.flatMap((tag) => tag.toUpperCase().split("-").slice(1)), ...readsTags.map(homeOf)];
  const spoken = readsTags.map((tag) => tag.toLowerCase().split("-")[0]);
  const speaks = (code: MarketCode, language: string | undefined) =>
    languages[markets[code].languages[0]].tag.toLowerCase().split("-")[0] === language;
  // One without readers of its own is for those who are there.
  const known = offered.filter((code) => !("hasNoReaders" in markets[code]));
  const [firstLanguage, ...otherLanguages] = spoken;
  const speaking = (language: string | undefined) => known.filter((code) => code !== "UN" && speaks(code, language));
  const home = [country, ...regions].flatMap((place) => marketCodes.filter((code) => code === place))[0] ?? current;
  const ordered = [
    ...offered.filter((code) => code === country),
    ...regions.flatMap((region) => known.filter((code) => code === region)),
    ...speaking(firstLanguage),
    ...known.filter((code) => code === "UN"),
    ...known.filter((code) => markets[code].region === markets[home].region),
    ...otherLanguages.flatMap(speaking),
    ...known,
  ];
  return [...new Set(ordered)].slice(0, 3);
}

/** Where most people who read a language live. "" when the text is not a tag. */
function homeOf(tag: string): string {
  try {
    return new Intl.Locale(tag).maximize().region ?? "";
  } catch {
    return "";
  }
}
