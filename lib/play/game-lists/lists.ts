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
  { sort, providers, subProviders, searchText }: Choice,
  suppliers: ListFile["suppliers"],
  compareNames: (one: string, other: string) => number,
): GameLists {
  const { allGames } = lists;
  const all = sort === lists.sort ? lists.all : sortGames(allGames, sort, compareNames);
  const text = searchText.trim().toLowerCase();
  const isChosen = suppliers.map(
    ({ slug, studio }) =>
      providers.length + subProviders.length === 0 ||
      providers.includes(slug) ||
      (studio !== null && subProviders.includes(studio)),
  );
  const filtered = all.filter(
    ({ name, supplier }) => isChosen[supplier] && (text === "" || name.toLowerCase().includes(text)),
  );
  return { allGames, all, filtered, searchText: text, sort };
}

function sortGames(
  games: readonly ListedGame[],
  sort: Sort,
  compareNames: (one: string, other: string) => number,
): readonly ListedGame[] {
  switch (sort) {
    case "ours":
      return games;
    case "newFirst":
      return [...games].sort((one, other) => Number(other.isNew ?? false) - Number(one.isNew ?? false));
    case "fromA":
      return [...games].sort((one, other) => compareNames(one.name, other.name));
    case "fromZ":
      return [...games].sort((one, other) => compareNames(other.name, one.name));
  }
}

/** Chooses from a file of games: one page at a time. A page beyond the last is the last. */
export function createLists(file: ListFile, tag: string): (choice: Choice, pageSize: number) => ListResult {
  const { compare } = new Intl.Collator(tag, { numeric: true });
  const { providers, subProviders } = file;
  let lists = openLists(file.games);
  return (choice, pageSize) => {
    lists = chooseGames(lists, choice, file.suppliers, compare);
    const { filtered } = lists;
    const pages = Math.max(1, Math.ceil(filtered.length / pageSize));
    const page = Math.min(choice.page, pages);
    const before = (page - 1) * pageSize;
    const games = filtered.slice(before, before + pageSize).flatMap((game) => showGame(file, game));
    return { games, page, before, total: filtered.length, hasMore: page < pages, providers, subProviders };
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
      needsLogin: supplier.needsLogin ?? false,
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
