import { type ContentDocument, makeDocument } from "./document";

/** code|name|languages|origin country, "*" before a code that is not a country's. */
const entries = `UN|Global|en fi no de fr es pt ja tr pl|
AT|Austria|de en|AT
BR|Brazil|br en|BR
CA|Canada|ca caf en fr|CA
CH|Switzerland|de fr en|CH
CL|Chile|cl es en|CL
CX|CX|en|CX
DE|Germany|de en|DE
FI|Finland|fi en|FI
FR|France|fr en|FR
GB|United Kingdom|en|GB
*GG|UK|en|GB
IN|India|inen en|IN
*JJ|Germany|de en|DE
JP|Japan|ja en|JP
*LL|Netherlands|en fr|NL
MT|Malta|en|MT
NL|Netherlands|en|NL
NO|Norway|no en|NO
NZ|New Zealand|nz en|NZ
PE|Peru|pe es en|PE
PH|Philippines|tl en|PH
PL|Poland|pl en|PL
*PP|Sweden|en|SE
PT|Portugal|pt en|PT
SE|Sweden|en|SE
TR|Turkey|tr en|TR
*UK|United Kingdom|en|GB`;

/** The language code of a country for services that do not know "inen" or "caf". */
const plainLanguage: Readonly<Record<string, string>> = {
  inen: "en",
  nz: "en",
  ca: "en",
  caf: "fr",
  cl: "es",
  pe: "es",
  br: "pt",
  no: "nb",
  tl: "fil",
};

/** Countries whose people the market's sign-up form does not take. */
const notRegistered: Readonly<Record<string, readonly string[]>> = {
  UN: ["FR", "NL"],
  CA: ["NL"],
  NZ: ["AU"],
};

/** Every market as an editor offers it: switching one off, or giving it another language, is a change of these documents. */
export function makeMarketEntries(): ContentDocument[] {
  return entries.split("\n").map((line) => {
    const [marked = "", name = "", list = "", country = ""] = line.split("|");
    const code = marked.replace("*", "");
    const languages = list.split(" ");
    const plain = Object.fromEntries(languages.map((language) => [language, plainLanguage[language] ?? language]));
    return makeDocument("marketEntry", `marketEntry-${code}`, {
      id: code,
      name,
      languages,
      isMarketEnabled: true,
      isCustomMarketId: marked !== code,
      localeMapping: Object.fromEntries(languages.map((language) => [language, `${language}-${code}`])),
      ...(country && { originCountryCode: country }),
      languageMaps: plain,
      regionLanguageMap: country ? { [country]: languages[0] ?? "en" } : {},
      ...(notRegistered[code] && { removeCountryFromRegistration: notRegistered[code] }),
    });
  });
}
