import UFuzzy from "@leeoniya/ufuzzy";
import { foldText } from "@/lib/core/fold-text";
import { type GameRef, lobbyPageTypeOf, refKey } from "@/lib/play/catalogue/game-ref";
import {
  type Found,
  type FoundGame,
  foundPageSize,
  type IndexedGame,
  longestText,
  type Place,
  type SearchIndex,
} from "./schema";
import { liveWords, synonyms } from "./synonyms";

const most = { played: 6, mistyped: 20, places: 8 } as const;
/** Below this, any name is near. */
const shortestNear = 3;
/** The longest text, in letters, that is searched for typing errors: the time they take grows with it. */
const longestMistyped = 40;

/** A text as it is compared: without marks, case, apostrophes and punctuation, its words one space apart. */
const wordsOf = (text: string) =>
  // Most names need no more: of twenty thousand, the others would take a tenth of a second.
  /^[a-z0-9]+( [a-z0-9]+)*$/i.test(text)
    ? text.toLowerCase()
    : foldText(text)
        .replace(/['’]/g, "")
        .replace(/[^\p{L}\p{N}]+/gu, " ")
        .trim();

/** One error in each word, be it a missing, a wrong, an additional or two exchanged letters. */
const fuzzy = new UFuzzy({ intraMode: 1 });

export interface Search {
  /** The first page of what a text finds. Nothing is typed: the games that a player `played`, newest first, and the popular ones. */
  find: (text: string, played?: readonly GameRef[]) => Found;
  /** Another page of it, counted from 0. */
  findPage: (text: string, page: number) => FoundGame[];
}

export function createSearch(index: SearchIndex): Search {
  const { games, categories, providers } = index;
  const names = games.map(({ name }) => name.toLowerCase());
  const suppliers = index.suppliers.map(({ title, providerTitle, slug }) =>
    wordsOf(`${title} ${providerTitle} ${slug}`),
  );
  const described = games.map(({ name, supplier }) => `${wordsOf(name)} ${suppliers[supplier] ?? ""}`);
  const places = [...categories, ...providers].map((place) => ({
    place,
    words: `${wordsOf(place.label)} ${place.id}`,
  }));
  const show = (at: number) => showGame(index, games[at]);

  let last: { text: string; order: readonly number[]; total: number } | undefined;
  /** The places of all games that a text finds. The last order is kept: its other pages are read next. */
  const orderOf = (text: string) => {
    if (last?.text === text) return last;
    const containing = findContaining(names, text.toLowerCase());
    const order = [...containing, ...findNear(text, games, described, new Set(containing))];
    last = { text, order, total: containing.length };
    return last;
  };
  const showPage = (order: readonly number[], page: number) =>
    order.slice(page * foundPageSize, (page + 1) * foundPageSize).flatMap(show);

  const find = (given: string, refs: readonly GameRef[] = []): Found => {
    const text = normalizeSearch(given);
    if (text === "") {
      const played = findPlayed(games, refs);
      const popular = index.popular.filter((at) => !played.includes(at));
      return {
        played: played.flatMap(show),
        games: popular.flatMap(show),
        total: popular.length,
        nearTotal: 0,
        places: categories,
      };
    }
    const { order, total } = orderOf(text);
    const words = wordsOf(text);
    return {
      played: [],
      games: showPage(order, 0),
      total,
      nearTotal: order.length - total,
      places: words === "" ? [] : placesOf(places, words),
    };
  };
  return { find, findPage: (given, page) => showPage(orderOf(normalizeSearch(given)).order, page) };
}

/** Where the games of these references are that the edition has, in their order. */
function findPlayed(games: readonly IndexedGame[], refs: readonly GameRef[]): number[] {
  const keys = refs.map(refKey);
  const found = new Map<string, number>();
  for (const [at, { gameId, type }] of games.entries()) {
    const key = refKey({ gameId, lobbyPageType: lobbyPageTypeOf(type) });
    if (keys.includes(key)) found.set(key, at);
  }
  return [...new Set(keys)].flatMap((key) => found.get(key) ?? []).slice(0, most.played);
}

/** A text with one space between its words and none at its ends, not longer than what is searched for. */
export const normalizeSearch = (text: string): string => text.trim().replace(/\s+/g, " ").slice(0, longestText).trim();

/**
 * The games whose name contains the text, without regard to case (specification "Validation rules"): first those that begin
 * with it, then those with a word that does.
 */
function findContaining(names: readonly string[], text: string): number[] {
  const ranks: [number[], number[], number[]] = [[], [], []];
  const asWord = ` ${text}`;
  names.forEach((name, at) => {
    const place = name.indexOf(text);
    if (place >= 0) ranks[place === 0 ? 0 : name.includes(asWord) ? 1 : 2].push(at);
  });
  return ranks.flat();
}

/** Games that contain all words of the text in any order, in their name, their provider's or type's; then those with a typing error. */
function findNear(
  text: string,
  games: readonly IndexedGame[],
  described: readonly string[],
  known: Set<number>,
): number[] {
  const folded = wordsOf(text);
  if (folded.length < 2) return [];
  const isOfType = typesOf(folded);
  const words = folded.split(" ").map((word) => ({ word, isMeant: typesOf(word) }));
  const found: number[] = [];
  for (const [at, game] of games.entries()) {
    if (known.has(at)) continue;
    const description = described[at] ?? "";
    if (isOfType(game) || words.every(({ word, isMeant }) => description.includes(word) || isMeant(game)))
      found.push(at);
  }
  const isMistypable = folded.length >= shortestNear && folded.length <= longestMistyped;
  if (found.length >= most.mistyped || !isMistypable) return found;
  const taken = new Set([...known, ...found]);
  const mistyped = findMistyped(folded, described).filter((at) => !taken.has(at));
  return [...found, ...mistyped.slice(0, most.mistyped - found.length)];
}

/** The nearest first, as far as there are few enough of them to compare. */
function findMistyped(text: string, described: readonly string[]): number[] {
  // uFuzzy compares with a mutable list, which it leaves as it is.
  const haystack = described as string[];
  const [found, info, order] = fuzzy.search(haystack, text, 0, most.mistyped * 10);
  return order?.flatMap((at) => info?.idx[at] ?? []) ?? found?.slice() ?? [];
}

const meanings = Object.entries(synonyms).flatMap(([type, texts]) =>
  texts.map((text) => [wordsOf(text), type] as const),
);
const live = liveWords.map(wordsOf);

/** Is a game of a type that the text names? A name may be unfinished from its third letter on. */
function typesOf(text: string): (game: IndexedGame) => boolean {
  const isNamed = (name: string) => name === text || (text.length >= shortestNear && name.startsWith(text));
  const types = new Set(meanings.flatMap(([name, type]) => (isNamed(name) ? [type] : [])));
  const isLive = live.some(isNamed);
  return ({ gameType, type }) => types.has(gameType ?? "") || (isLive && type === "liveCasinoGames");
}

/** Lists with a word that begins with the text. */
function placesOf(places: readonly { place: Place; words: string }[], text: string): Place[] {
  return places
    .filter(({ words }) => ` ${words}`.includes(` ${text}`))
    .slice(0, most.places)
    .map(({ place }) => place);
}

function showGame({ suppliers, pictures }: SearchIndex, game: IndexedGame | undefined): FoundGame[] {
  const supplier = game && suppliers[game.supplier];
  if (!supplier) return [];
  return [
    {
      name: game.name,
      gameSlug: game.gameSlug ?? null,
      gameId: game.gameId,
      type: game.type,
      gameProvider: { slug: supplier.slug },
      supplier: supplier.title,
      closedIn: supplier.closedIn,
      isTouchOnly: supplier.isTouchOnly ?? false,
      needsLogin: supplier.needsLogin ?? false,
      needsMoney: supplier.needsMoney ?? false,
      pictureUrl: pictures.before + game.picture + pictures.after,
    },
  ];
}
