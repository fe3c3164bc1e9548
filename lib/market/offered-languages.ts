import { isLanguage, type Language } from "./languages";
import { isMarketCode, type MarketCode, marketCodes, markets } from "./markets";

/** The languages that each market offers, its default first; none for a market that is switched off. */
export type MarketTable = Readonly<Record<MarketCode, readonly Language[]>>;

export const staticTable: MarketTable = /*#__PURE__*/ makeTable((code) => markets[code].languages);

/** The part of a market's entry in the content service that decides what is offered. */
export interface OfferedMarket {
  id: string;
  languages: readonly string[];
  isMarketEnabled: boolean;
}

/**
 * The table as the content service has it. A market that it does not name, or names without a language that we speak, keeps
 * its own; the global market in English, where every wrong address leads, cannot be taken away.
 */
export function tableOf(offered: readonly OfferedMarket[]): MarketTable {
  const byCode = new Map(offered.map((entry) => [entry.id, entry]));
  return makeTable((code) => {
    const entry = byCode.get(code);
    const spoken = entry ? [...new Set(entry.languages.filter(isLanguage))] : [];
    const kept = spoken.length > 0 ? spoken : markets[code].languages;
    if (code === "UN") return ["en", ...kept.filter((language) => language !== "en")];
    return entry?.isMarketEnabled === false ? [] : kept;
  });
}

/** The difference to our own table, in a few characters: "BR:en,br;DE:". Usually empty. */
export function formatTable(table: MarketTable): string {
  return marketCodes
    .filter((code) => String(table[code]) !== String(staticTable[code]))
    .map((code) => `${code}:${table[code]}`)
    .join(";");
}

/** The table of such a text; whatever it does not name, or names wrongly, is as in our own. */
export function parseTable(text: string): MarketTable {
  const changed = new Map<string, readonly Language[]>();
  for (const part of text.split(";")) {
    const [code = "", list = ""] = part.split(":");
    if (isMarketCode(code)) changed.set(code, list.split(",").filter(isLanguage));
  }
  return makeTable((code) => changed.get(code) ?? staticTable[code]);
}

function makeTable(languagesOf: (code: MarketCode) => readonly Language[]): MarketTable {
  // One entry for each code.
  return Object.fromEntries(marketCodes.map((code) => [code, languagesOf(code)])) as unknown as MarketTable;
}
