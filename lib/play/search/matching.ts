import UFuzzy from "@leeoniya/ufuzzy";
import { type GameRef, lobbyPageTypeOf, refKey } from "@/lib/play/catalogue/game-ref";
import { someDemos } from "@/lib/play/catalogue/some-demos";
import { longestText } from "@/lib/play/game-index/longest-text";
import { parseConditions } from "./conditions";
import { typesOf } from "./kinds";
import { findContaining, popularFirst, tellingWords, wordsOf } from "./names";
import { findNearest } from "./nearest";
import { type Found, type FoundGame, foundPageSize, type IndexedGame, type Place, type SearchIndex } from "./schema";

const most = { played: 6, popular: 12, mistyped: 20, places: 8 } as const;
/** Below this, any name is near. */
const shortestNear = 3;
/** The longest text, in letters, that is searched for typing errors: the time they take grows with it. */
const longestMistyped = 40;

/** One error in each word, be it a missing, a wrong, an additional or two exchanged letters. */
const fuzzy = new UFuzzy({ intraMode: 1 });

export interface Search {
  /** The first page of what a text finds. Nothing is typed: the games that a player `played`, newest first, and the popular ones. */
  find: (text: string, played?: readonly GameRef[]) => Found;
  /** Another page of it, counted from 0. */
  findPage: (text: string, page: number) => FoundGame[];
}

export function createSearch(index: SearchIndex): Search {
  const { games, categories, providers, popular } = index;
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

  let last: ({ text: string } & Order) | undefined;
  /** The places of all games that a text finds. The last order is kept: its other pages are read next. */
  const orderOf = (text: string) => {
    if (last?.text !== text) last = { text, ...findOrder(text) };
    return last;
  };
  function findOrder(text: string): Order {
    const containing = findContaining(names, text.toLowerCase(), popular);
    const known = new Set(containing);
    const conditions = parseConditions(text, index.volatility);
    const matching = popularFirst(
      conditions
        ? findMatching(conditions.rest, games, described, known).filter((at) => isMet(conditions, games[at]))
        : findMatching(text, games, described, known),
      popular,
    );
    const hasMany = matching.length >= most.mistyped || conditions !== null;
    const taken = new Set([...known, ...matching]);
    const mistyped = hasMany ? [] : findMistyped(text, names, described, popular).filter((at) => !taken.has(at));
    const near = mistyped.slice(0, most.mistyped - matching.length);
    return { order: [...containing, ...matching, ...near], total: known.size, matchTotal: matching.length };
  }
  const showPage = (order: readonly number[], page: number) =>
    order.slice(page * foundPageSize, (page + 1) * foundPageSize).flatMap(show);

  /** Instead of results: the popular games, without these. */
  const suggest = (without: readonly number[] = []) => {
    const shown = popular.filter((at) => !without.includes(at)).slice(0, most.popular);
    const counts = { total: 0, matchTotal: 0, nearTotal: 0, popularTotal: shown.length };
    return { games: shown.flatMap(show), ...counts, places: categories, nearest: null };
  };

  const find = (given: string, refs: readonly GameRef[] = []): Found => {
    const text = normalizeSearch(given);
    if (text === "") {
      const played = findPlayed(games, refs);
      return { ...suggest(played), played: played.flatMap(show) };
    }
    const { order, total, matchTotal } = orderOf(text);
    const words = wordsOf(text);
    const found = words === "" ? [] : placesOf(places, tellingWords(words).join(" "));
    if (order.length === 0)
      return {
        ...suggest(),
        played: [],
        nearest: nearestOf(words, providers),
        ...(found.length > 0 && { places: found }),
      };
    return {
      played: [],
      games: showPage(order, 0),
      total,
      matchTotal,
      nearTotal: order.length - total - matchTotal,
      popularTotal: 0,
      places: found,
      nearest: null,
    };
  };
  return { find, findPage: (given, page) => showPage(orderOf(normalizeSearch(given)).order, page) };
}

interface Order {
  /** Places in the index: names that contain the text, then other matches, then those after a typing error. */
  order: readonly number[];
  total: number;
  matchTotal: number;
}

const isMet = ({ isMet }: { isMet: (game: IndexedGame) => boolean }, game: IndexedGame | undefined) =>
  game !== undefined && isMet(game);

/** The provider or studio whose name is nearest to these words. */
const nearestOf = (words: string, providers: readonly Place[]) =>
  findNearest(tellingWords(words).join(" "), providers, ({ label }) => wordsOf(label));

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

/** Games that contain all words of the text in any order, in their name, their provider's or type's; without a text, all. */
function findMatching(
  text: string,
  games: readonly IndexedGame[],
  described: readonly string[],
  known: ReadonlySet<number>,
): number[] {
  const folded = wordsOf(text);
  if (folded.length === 1 || (folded === "" && text !== "")) return [];
  const isOfType = typesOf(folded);
  const words = folded === "" ? [] : tellingWords(folded).map((word) => ({ word, isMeant: typesOf(word) }));
  return games.flatMap((game, at) => {
    if (known.has(at)) return [];
    const description = described[at] ?? "";
    const isFound = isOfType(game) || words.every(({ word, isMeant }) => description.includes(word) || isMeant(game));
    return isFound ? at : [];
  });
}

/**
 * The nearest first, as far as there are few enough of them to compare; those with no more words than the text, and popular ones, before
 * others: "lantrn aley" means Lantern Alley, not Lantern Alley Afterglow.
 */
function findMistyped(
  text: string,
  names: readonly string[],
  described: readonly string[],
  popularity: readonly number[],
): number[] {
  const folded = wordsOf(text);
  if (folded.length < shortestNear || folded.length > longestMistyped) return [];
  // uFuzzy compares with a mutable list, which it leaves as it is.
  const haystack = described as string[];
  const [found, info, order] = fuzzy.search(haystack, folded, 0, most.mistyped * 10);
  const places = order?.flatMap((at) => info?.idx[at] ?? []) ?? found ?? [];
  const count = folded.split(" ").length;
  const isLonger = (at: number) => Number((names[at]?.split(" ").length ?? 0) > count);
  return popularFirst(places, popularity).sort((one, other) => isLonger(one) - isLonger(other));
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
      needsLogin: (supplier.needsLogin ?? false) && someDemos(suppliers),
      needsMoney: supplier.needsMoney ?? false,
      pictureUrl: pictures.before + game.picture + pictures.after,
    },
  ];
}
