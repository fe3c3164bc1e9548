import { foldText } from "@/lib/core/fold-text";
import type { IndexedGame, Volatility, VolatilityNames } from "./schema";

/** What a text demands of a game's figures, and the rest of it. */
interface Conditions {
  rest: string;
  isMet: (game: IndexedGame) => boolean;
}

const english: VolatilityNames = { name: "volatility", low: "low", medium: "medium", high: "high" };
const levels = ["low", "medium", "high"] as const satisfies readonly Volatility[];

/** "rtp>96", "RTP >= 96.5 %", "rtp<95", "rtp 97", "RTP: 97". */
const comparison = /\brtp\s*(>=|<=|≥|≤|>|<|=|:)?\s*(\d{2,3}(?:[.,]\d{1,2})?)\s*%?(?=\s|$)/i;

/** Between conditions, or after the last: "rtp>96, low volatility". The comma of "96,5" is none. */
const listMarks = /[,;](?=\s|$)/g;

const compare: Readonly<Record<string, (rtp: number, than: number) => boolean>> = {
  ">": (rtp, than) => rtp > than,
  "<": (rtp, than) => rtp < than,
  "<=": (rtp, than) => rtp <= than,
  "≤": (rtp, than) => rtp <= than,
  "=": (rtp, than) => rtp === than,
};
const atLeast = (rtp: number, than: number) => rtp >= than;

/**
 * Reads "rtp>96 low volatility" out of a text: the return by its abbreviation, the volatility in English or as the site names it.
 * Null for a text without either. A level counts beside the word "volatility" alone: "High Tide" is a name.
 */
export function parseConditions(given: string, names: VolatilityNames): Conditions | null {
  const text = given.replace(listMarks, " ");
  const [found, sign = "", figure = ""] = comparison.exec(text) ?? [];
  const withoutReturn = found === undefined ? text : text.replace(found, " ");
  const level = findLevel(withoutReturn, english) ?? findLevel(withoutReturn, names);
  if (found === undefined && !level) return null;
  const than = Number(figure.replace(",", "."));
  return {
    rest: tidy(level?.rest ?? withoutReturn),
    isMet: ({ rtp, volatility }) =>
      (found === undefined || (rtp !== undefined && (compare[sign] ?? atLeast)(rtp, than))) &&
      (!level || volatility === level.level),
  };
}

const tidy = (text: string) => text.trim().replace(/\s+/g, " ");

/** The level beside the word for volatility, before or after it. */
function findLevel(text: string, names: VolatilityNames): { level: Volatility; rest: string } | null {
  const folded = foldText(tidy(text));
  const name = foldText(names.name);
  for (const level of levels) {
    const word = foldText(names[level]);
    const phrases = names.phrases ? [foldText(names.phrases[level])] : [];
    const written = [...phrases, `${word} ${name}`, `${name} ${word}`, `${name}: ${word}`, `${word}${name}`];
    const at = written.find((each) => ` ${folded} `.includes(` ${each} `));
    if (at) return { level, rest: ` ${folded} `.replace(` ${at} `, " ") };
  }
  return null;
}
