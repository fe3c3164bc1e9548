/** The language part of a tag, where it is not the language of the site's addresses. */
const languageTags: Readonly<Record<string, string>> = {
  no: "nb",
  inen: "en",
  nz: "en",
  ca: "en",
  caf: "fr",
  cl: "es",
  pe: "es",
  br: "pt",
  tl: "fil",
};

/** The country of a market whose code is none; the global market has none at all. */
const countries: Readonly<Record<string, string>> = { UN: "", JJ: "DE", LL: "NL", PP: "SE", GG: "GB", UK: "GB" };

/**
 * The tag in which the site writes amounts for the reader: a launch names the language alone, but its way back to the lobby
 * begins with the locale (`/en-FI/online-casino`). Null where there is no such address.
 */
export function readerTag(lobbyUrl: string | undefined): string | null {
  if (lobbyUrl === undefined || !URL.canParse(lobbyUrl)) return null;
  const [, language = "", market = ""] = /^\/([a-z]{2,4})-([A-Z]{2})(?:\/|$)/.exec(new URL(lobbyUrl).pathname) ?? [];
  if (language === "") return null;
  // French in the market of the Netherlands is the French of France.
  const country = language === "fr" && market === "LL" ? "FR" : (countries[market] ?? market);
  const tag = [languageTags[language] ?? language, country].filter(Boolean).join("-");
  return Intl.NumberFormat.supportedLocalesOf(tag).length > 0 ? tag : null;
}
