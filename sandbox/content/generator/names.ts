import { seededRandom } from "../../core/random";
import type { Theme } from "./themes";
import { editions, featured, taken, vocabulary } from "./titles";

/** Hands out titles of a theme, none twice in the whole dataset; the same seed hands out the same titles. */
export interface Titles {
  next(theme: Theme): string;
}

export function createTitles(seed: string): Titles {
  const used = new Set(featured.map(([title]) => title.toLowerCase()));
  const queues = new Map<Theme, Iterator<string>>();
  return {
    next(theme) {
      const queue = queues.get(theme) ?? endlessTitles(theme, seed);
      queues.set(theme, queue);
      for (;;) {
        const title: string = queue.next().value;
        if (used.has(title.toLowerCase()) || taken.some((mark) => mark.test(title))) continue;
        used.add(title.toLowerCase());
        return title;
      }
    },
  };
}

/** All combinations of the theme's words in shuffled order, then the same again as later editions. */
function* endlessTitles(theme: Theme, seed: string): Generator<string, never> {
  const { first, second, patterns } = vocabulary[theme];
  const titles = patterns.flatMap((pattern) =>
    first.flatMap((one) =>
      second.filter((two) => stem(two) !== stem(one)).map((two) => pattern.replace("%1", one).replace("%2", two)),
    ),
  );
  const random = seededRandom(`${seed}:titles:${theme}`);
  const shuffled = shuffle(titles, random);
  yield* shuffled;
  for (let round = 0; ; round++) {
    const edition = editions[round] ?? String(round + 2);
    for (const title of shuffled) yield `${title} ${edition}`;
  }
}

/** "Dragon Dragon's Hoard" is no title: words that begin alike do not meet. */
function stem(word: string): string {
  return word.toLowerCase().slice(0, 4);
}

/** A shuffled copy, decided by `random` alone. */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const order = items.map((item) => ({ item, at: random() }));
  return order.sort((one, other) => one.at - other.at).map(({ item }) => item);
}

export function slugOf(title: string): string {
  return title
    .normalize("NFD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
