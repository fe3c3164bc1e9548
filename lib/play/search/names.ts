import { foldText } from "@/lib/core/fold-text";

/** A text as it is compared: without marks, case, apostrophes and punctuation, its words one space apart. */
export const wordsOf = (text: string) =>
  // Most names need no more: of twenty thousand, the others would take a tenth of a second.
  /^[a-z0-9]+( [a-z0-9]+)*$/i.test(text)
    ? text.toLowerCase()
    : foldText(text)
        .replace(/['’]/g, "")
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();

/** Words that people add to the name of a provider or a kind of game. */
const fillers = ["gaming", "game", "games", "studio", "studios", "provider", "software"];

/** The words of a text without those that only accompany others; all of them where nothing else is left. */
export function tellingWords(folded: string): string[] {
  const words = folded.split(" ");
  const telling = words.filter((word) => !fillers.includes(word));
  return telling.length > 0 ? telling : words;
}

/**
 * The games whose name contains the text, without regard to case (specification "Validation rules"): the name itself, then the popular
 * games with a word that begins with the text, then names that begin with it, those with a word that does, and the rest.
 */
export function findContaining(names: readonly string[], text: string, popularity: readonly number[]): number[] {
  const ranks: [number[], number[], number[], number[], number[]] = [[], [], [], [], []];
  const asWord = ` ${text}`;
  const popular = new Set(popularity);
  names.forEach((name, at) => {
    const place = name.indexOf(text);
    if (place < 0) return;
    const isBeginning = place === 0;
    const isWord = isBeginning || name.includes(asWord);
    ranks[name === text ? 0 : isWord && popular.has(at) ? 1 : isBeginning ? 2 : isWord ? 3 : 4].push(at);
  });
  ranks[1] = popularFirst(ranks[1], popularity);
  return ranks.flat();
}

/** These games, the popular ones first in the order of their popularity. */
export function popularFirst(games: readonly number[], popularity: readonly number[]): number[] {
  const given = new Set(games);
  const popular = popularity.filter((at) => given.has(at));
  const known = new Set(popular);
  return [...popular, ...games.filter((at) => !known.has(at))];
}
