import { money } from "@/lib/core/money";
import { someDemos } from "@/lib/play/catalogue/some-demos";
import { countOptions, createGroupTest, type ListBasis, stakeSteps, tellingFacts } from "./options";
import type { Choice, ListedGame, ListFile, ListResult, ShownGame, Sort } from "./schema";

/** The lists of a page of games (specification "Lobby state"). */
export interface GameLists {
  /** Every game of the list, in the list's own order. */
  allGames: readonly ListedGame[];
  /** The same in the chosen order. */
  all: readonly ListedGame[];
  /** Of `all`, those of the chosen providers whose name contains `searchText`. */
  filtered: readonly ListedGame[];
  searchText: string;
  sort: Sort;
}

/** The lists before anything is chosen. */
export const openLists = (allGames: readonly ListedGame[]): GameLists => ({
  allGames,
  all: allGames,
  filtered: allGames,
  searchText: "",
  sort: "ours",
});

/** The lists after a choice. Thousands of names are sorted only when the order changes. */
export function chooseGames(
  lists: GameLists,
  choice: Choice,
  basis: ListBasis,
  compareNames: (one: string, other: string) => number,
): GameLists {
  const { allGames } = lists;
  const { sort } = choice;
  const all = sort === lists.sort ? lists.all : sortGames(allGames, sort, compareNames);
  const searchText = choice.searchText.trim().toLowerCase();
  const failedGroups = createGroupTest(choice, basis);
  const filtered = all.filter((game) => isNamed(game, searchText) && failedGroups(game).length === 0);
  return { allGames, all, filtered, searchText, sort };
}

const isNamed = ({ name }: ListedGame, text: string) => text === "" || name.toLowerCase().includes(text);

function sortGames(
  games: readonly ListedGame[],
  sort: Sort,
  compareNames: (one: string, other: string) => number,
): readonly ListedGame[] {
  switch (sort) {
    case "ours":
      return games;
    case "popular":
      return [...games].sort((one, other) => placeOf(one) - placeOf(other));
    case "newFirst":
      return [...games].sort(
        (one, other) =>
          Number(other.isNew ?? false) - Number(one.isNew ?? false) || compareDates(other.releasedAt, one.releasedAt),
      );
    case "fromA":
      return [...games].sort((one, other) => compareNames(one.name, other.name));
    case "fromZ":
      return [...games].sort((one, other) => compareNames(other.name, one.name));
  }
}

/** Its place among the popular games; behind them for all others. */
const placeOf = ({ popularity = Number.MAX_SAFE_INTEGER }: ListedGame) => popularity;

const compareDates = (one = "", other = "") => (one < other ? -1 : one > other ? 1 : 0);

/** Chooses from a file of games: one page at a time, or more where they were asked for. A page beyond the last is the last. */
export function createLists(file: ListFile, tag: string): (choice: Choice, pageSize: number) => ListResult {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const { providers, subProviders } = file;
  const basis = { suppliers: file.suppliers, steps: stakeSteps(file.games) };
  const facts = tellingFacts(file.games, basis);
  const stakes = basis.steps.map((step) => money(step, file.currency));
  let lists = openLists(file.games);
  return (choice, pageSize) => {
    lists = chooseGames(lists, choice, basis, compare);
    const { filtered, searchText } = lists;
    const pages = Math.max(1, Math.ceil(filtered.length / pageSize));
    const page = Math.min(choice.page, pages);
    const lastPage = Math.min(Math.max(choice.lastPage, page), pages);
    const before = (page - 1) * pageSize;
    const games = filtered.slice(before, lastPage * pageSize).flatMap((game) => showGame(file, game));
    const named = lists.all.filter((game) => isNamed(game, searchText));
    const counts = countOptions(named, choice, basis);
    const total = filtered.length;
    const hasMore = lastPage < pages;
    return { games, page, lastPage, before, total, hasMore, providers, subProviders, facts, stakes, counts };
  };
}

function showGame({ type, suppliers, plain, fine }: ListFile, game: ListedGame): ShownGame[] {
  const supplier = suppliers[game.supplier];
  if (!supplier) return [];
  return [
    {
      type,
      name: game.name,
      gameSlug: game.gameSlug ?? null,
      gameId: game.gameId,
      gameProvider: { slug: supplier.slug },
      supplier: supplier.title,
      closedIn: supplier.closedIn,
      isTouchOnly: supplier.isTouchOnly ?? false,
      needsLogin: (supplier.needsLogin ?? false) && someDemos(suppliers),
      needsMoney: supplier.needsMoney ?? false,
      isNew: game.isNew ?? false,
      jackpotExist: game.jackpotExist ?? false,
      picture: {
        plain: plain.before + game.picture + plain.after,
        fine: fine.before + game.picture + fine.after,
        plainWidth: plain.width,
        fineWidth: fine.width,
      },
    },
  ];
}
