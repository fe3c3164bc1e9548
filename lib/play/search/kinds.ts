import { wordsOf } from "./names";
import type { IndexedGame } from "./schema";
import { liveWords, synonyms } from "./synonyms";

/** Shorter texts are unfinished names of too much. */
const shortestName = 3;

const meanings = Object.entries(synonyms).flatMap(([type, texts]) =>
  texts.map((text) => [wordsOf(text), type] as const),
);
const live = liveWords.map(wordsOf);

/** Is a game of a type that the text names? A name may be unfinished from its third letter on. */
export function typesOf(text: string): (game: IndexedGame) => boolean {
  const isNamed = (name: string) => name === text || (text.length >= shortestName && name.startsWith(text));
  const types = new Set(meanings.flatMap(([name, type]) => (isNamed(name) ? [type] : [])));
  const isLive = live.some(isNamed);
  return ({ gameType, type }) => types.has(gameType ?? "") || (isLive && type === "liveCasinoGames");
}
