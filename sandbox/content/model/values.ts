/** Lists that several types choose from. */
export const marketCodes = [
  ...["UN", "AT", "BR", "CA", "CH", "CL", "CX", "DE", "FI", "FR", "GB", "GG", "IN", "JJ", "JP", "LL", "MT", "NL"],
  ...["NO", "NZ", "PE", "PH", "PL", "PP", "PT", "SE", "TR", "UK"],
] as const;
export const currencyCodes = [
  ...["EUR", "GBP", "BRL", "CAD", "CLP", "INR", "NZD", "NOK", "PEN", "PHP", "PLN", "ZAR", "TRY"],
] as const;
/** The kinds of bonus that laws tell apart: without a deposit, of the first play, of later deposits, for loyalty, for the registration. */
export const offerKinds = ["advance", "first", "later", "loyalty", "registration"] as const;
export const countryCode = /^[A-Z]{2}$/;
/** Lower-case words between single hyphens. */
export const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** The languages of addresses: what the content languages are called there, and their overlays. */
export const urlLanguages = [
  ...["ja", "en", "inen", "ca", "nz", "caf", "fr", "no", "fi", "de", "tr", "cl", "pe", "es", "pt", "pl", "br", "tl"],
] as const;
