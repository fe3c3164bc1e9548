import { type Choice, type Fact, factGroups, type ListedGame, type ListFile, type OptionCounts } from "./schema";

type Supplier = ListFile["suppliers"][number];

/** The returns from which on a list is offered to be filtered, in percent. */
export const lowestReturn = { rtp95: 95, rtp96: 96, rtp97: 97 } as const;

/** Does a fact hold of a game? */
function holds(fact: Fact, game: ListedGame, supplier: Supplier | undefined): boolean {
  switch (fact) {
    case "low":
    case "medium":
    case "high":
      return game.volatility === fact;
    case "rtp95":
    case "rtp96":
    case "rtp97":
      return game.rtp !== undefined && game.rtp >= lowestReturn[fact];
    case "jackpot":
      return game.jackpotExist === true;
    case "new":
      return game.isNew === true;
    case "demo":
      return supplier !== undefined && !supplier.needsLogin && !supplier.needsMoney;
    case "lines":
    case "ways":
      return game.reels === fact;
  }
}

/** The groups of a choice that a game does not fit: of facts by their place, -1 for its suppliers. */
export function createGroupTest({ providers, subProviders, facts }: Choice, suppliers: readonly Supplier[]) {
  const isAnySupplier = providers.length + subProviders.length === 0;
  const isSupplier = suppliers.map(
    ({ slug, studio }) =>
      isAnySupplier || providers.includes(slug) || (studio !== null && subProviders.includes(studio)),
  );
  const chosen = factGroups.map((group) => facts.filter((fact) => group.some((each) => each === fact)));
  return (game: ListedGame): number[] => {
    const failed = chosen.flatMap((group, at) =>
      group.length === 0 || group.some((fact) => holds(fact, game, suppliers[game.supplier])) ? [] : at,
    );
    return isSupplier[game.supplier] ? failed : [-1, ...failed];
  };
}

/**
 * How many games each option would leave: those that fit all that is chosen in other groups. `games`: those whose name fits.
 */
export function countOptions(games: readonly ListedGame[], choice: Choice, { suppliers }: ListFile): OptionCounts {
  const failedGroups = createGroupTest(choice, suppliers);
  const counts = { providers: new Map<string, number>(), subProviders: new Map<string, number>() };
  const factCounts = new Map<Fact, number>();
  const add = <Key>(to: Map<Key, number>, key: Key) => to.set(key, (to.get(key) ?? 0) + 1);
  for (const game of games) {
    const failed = failedGroups(game);
    if (failed.length > 1) continue;
    const [only] = failed;
    const supplier = suppliers[game.supplier];
    if (supplier && (only === undefined || only === -1)) {
      add(counts.providers, supplier.slug);
      if (supplier.studio !== null) add(counts.subProviders, supplier.studio);
    }
    factGroups.forEach((group, at) => {
      if (only !== undefined && only !== at) return;
      for (const fact of group) if (holds(fact, game, supplier)) add(factCounts, fact);
    });
  }
  return {
    providers: Object.fromEntries(counts.providers),
    subProviders: Object.fromEntries(counts.subProviders),
    facts: Object.fromEntries(factCounts),
  };
}

/** The facts that tell games of a list apart: some of them have it, and some not. */
export const tellingFacts = ({ games, suppliers }: ListFile): Fact[] =>
  factGroups.flat().filter((fact) => {
    const having = games.filter((game) => holds(fact, game, suppliers[game.supplier])).length;
    return having > 0 && having < games.length;
  });
