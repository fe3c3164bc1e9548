import { seededRandom } from "../../core/random";
import { jackpotMarks, liveLanguages, sequels, slotLore, tableForms, waysOf } from "../../showcase/name-parts";
import { isSlotTheme, type SlotTheme, type Theme } from "../../showcase/themes";
import { editions, featured, taken, vocabulary } from "../../showcase/titles";

/** The parts of a title. */
export interface Named {
  theme: Theme;
  kind: "slot" | "table" | "instant" | "live";
  provider: string;
  jackpot: boolean;
  hasWays: boolean;
}

/** Hands out titles, none twice in the whole dataset; the same seed hands out the same titles. */
export interface Titles {
  next(game: Named): string;
}

export function createTitles(seed: string): Titles {
  const used = new Set(featured.map(([title]) => title.toLowerCase()));
  const sources = new Map<Theme, Source>();
  /** The titles of each provider in each theme: a sequel follows a title of the same provider only. */
  const families = new Map<string, string[]>();
  for (const [title, theme, provider] of featured) familyOf(provider, theme).push(title);

  function familyOf(provider: string, theme: Theme): string[] {
    const key = `${provider} ${theme}`;
    const family = families.get(key) ?? [];
    families.set(key, family);
    return family;
  }

  return {
    next(game) {
      const source = sources.get(game.theme) ?? createSource(game.theme, seed);
      sources.set(game.theme, source);
      const family = familyOf(game.provider, game.theme);
      for (;;) {
        const { title, isNew } = propose(game, source, family);
        if (used.has(title.toLowerCase()) || taken.some((mark) => mark.test(title))) continue;
        used.add(title.toLowerCase());
        if (isNew) family.push(title);
        return title;
      }
    },
  };
}

interface Source {
  random: () => number;
  /** Two words of the theme, each pair once; then the same again as later editions. */
  pairs: Iterator<string, never>;
}

interface Proposal {
  title: string;
  /** May it have a second part? */
  isNew: boolean;
}

function propose({ theme, kind, provider, jackpot, hasWays }: Named, source: Source, family: string[]): Proposal {
  const { random, pairs } = source;
  if (kind === "live") return { title: liveTitle(theme, source), isNew: false };
  if (kind === "table") return { title: tableTitle(theme, source), isNew: false };
  const isSequel = random() < 0.1;
  if (isSequel && family.length > 0) return { title: `${some(family, random)} ${some(sequels, random)}`, isNew: false };
  const base = isSlotTheme(theme) ? slotTitle(theme, source) : pairs.next().value;
  const mark =
    hasWays && random() < 0.7 ? waysOf[provider] : jackpot && random() < 0.4 ? some(jackpotMarks, random) : "";
  return mark ? { title: `${base} ${mark}`, isNew: false } : { title: base, isNew: true };
}

function slotTitle(theme: SlotTheme, { random, pairs }: Source): string {
  const { first, second } = vocabulary[theme];
  const { single, places, people } = slotLore[theme];
  const draw = random();
  if (draw < 0.07) return some(single, random).replaceAll("-", " ");
  if (draw < 0.21) return `${some(second, random)} of ${some(places, random)}`;
  if (draw < 0.31) return `${possessive(some(people, random))} ${some(second, random)}`;
  if (draw < 0.36) return `${some(people, random)} and the ${some(first, random)} ${some(second, random)}`;
  if (draw < 0.42) return `The ${pairs.next().value}`.replace(/^The The /, "The ");
  if (draw < 0.52 && (theme === "sevens" || theme === "fruit"))
    return `${some([3, 7, 77, 777], random)} ${pairs.next().value}`;
  return pairs.next().value;
}

function liveTitle(theme: Theme, { random, pairs }: Source): string {
  const { first, second } = vocabulary[theme];
  const draw = random();
  if (draw < 0.18) return some(theme === "roulette" ? liveLanguages : second, random);
  if (draw < 0.42) return `${some(second, random)} ${1 + Math.floor(random() * 24)}`;
  if (draw < 0.52) return `${some(second, random)} ${some(first, random)}`;
  if (draw < 0.58) return `VIP ${some(second, random)} ${some(first, random)}`;
  return pairs.next().value;
}

function tableTitle(theme: Theme, { random, pairs }: Source): string {
  const name = some(vocabulary[theme].second, random);
  return random() < 0.35 ? some(tableForms, random).replace("%", name) : pairs.next().value;
}

function possessive(name: string): string {
  return name.endsWith("s") ? `${name}'` : `${name}'s`;
}

function createSource(theme: Theme, seed: string): Source {
  return { random: seededRandom(`${seed}:schemes:${theme}`), pairs: endlessPairs(theme, seed) };
}

/** All combinations of the theme's words in shuffled order, then the same again as later editions. */
function* endlessPairs(theme: Theme, seed: string): Generator<string, never> {
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

/** "Dragon Dragon's Hoard" is not a title: words that begin alike are not combined. */
function stem(word: string): string {
  return word.toLowerCase().slice(0, 4);
}

function some<T>(items: readonly T[], random: () => number): T {
  const item = items[Math.floor(random() * items.length)];
  if (item === undefined) throw new Error("Nothing to choose from.");
  return item;
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
    .replace(/ & /g, " and ")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
