import { type Choice, type Fact, factGroups, type ListedGame, type ListFile, type OptionCounts } from "./schema";

type Supplier = ListFile["suppliers"][number];

/** The returns from which on a list is offered to be filtered, in percent. */
export const lowestReturn = { rtp95: 95, rtp96: 96, rtp97: 97 } as const;

/**
 * The amounts of "stake1" and on, in hundredths: lowest stakes that games of the list have, spread over them. Not the highest, which
 * would leave them all. They come from the list because currencies and lists differ by far.
 */
export function stakeSteps(games: readonly ListedGame[]): number[] {
  const known = new Set(games.flatMap(({ stake }) => stake ?? []));
  const lower = [...known].sort((one, other) => one - other).slice(0, -1);
  const places = lower.length <= mostSteps ? lower.keys() : [0, Math.floor(lower.length / 2), lower.length - 1];
  return [...places].flatMap((at) => lower[at] ?? []);
}
const mostSteps = 3;

/** The place of each step in the list's own. */
export const stakePlaces = { stake1: 0, stake2: 1, stake3: 2 } as const;

interface Subject {
  supplier: Supplier | undefined;
  /** Of the list. */
  steps: readonly number[];
}

/** Does a fact hold of a game? */
function holds(fact: Fact, game: ListedGame, { supplier, steps }: Subject): boolean {
  switch (fact) {
    case "low":
    case "medium":
    case "high":
      return game.volatility === fact;
    case "rtp95":
    case "rtp96":
    case "rtp97":
      return game.rtp !== undefined && game.rtp >= lowestReturn[fact];
    case "stake1":
    case "stake2":
    case "stake3":
      return game.stake !== undefined && game.stake <= (steps[stakePlaces[fact]] ?? 0);
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

/** What the choice of a list depends on beside its games. */
export interface ListBasis {
  suppliers: readonly Supplier[];
  /** The steps of its stakes, in hundredths. */
  steps: readonly number[];
}

/** The groups of a choice that a game does not fit: of facts by their place, -1 for its suppliers. */
export function createGroupTest({ providers, subProviders, facts }: Choice, { suppliers, steps }: ListBasis) {
  const isAnySupplier = providers.length + subProviders.length === 0;
  const isSupplier = suppliers.map(
    ({ slug, studio }) =>
      isAnySupplier || providers.includes(slug) || (studio !== null && subProviders.includes(studio)),
  );
  const chosen = factGroups.map((group) => facts.filter((fact) => group.some((each) => each === fact)));
  return (game: ListedGame): number[] => {
    const failed = chosen.flatMap((group, at) =>
      group.length === 0 || group.some((fact) => holds(fact, game, { supplier: suppliers[game.supplier], steps }))
        ? []
        : at,
    );
    return isSupplier[game.supplier] ? failed : [-1, ...failed];
  };
}

/**
 * How many games each option would leave: those that fit all that is chosen in other groups. `games`: those whose name fits.
 */
export function countOptions(games: readonly ListedGame[], choice: Choice, basis: ListBasis): OptionCounts {
  const { suppliers, steps } = basis;
  const failedGroups = createGroupTest(choice, basis);
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
      for (const fact of group) if (holds(fact, game, { supplier, steps })) add(factCounts, fact);
    });
  }
  return {
    providers: Object.fromEntries(counts.providers),
    subProviders: Object.fromEntries(counts.subProviders),
    facts: Object.fromEntries(factCounts),
  };
}

/** The facts that tell games of a list apart: some of them have it, and some not. */
export const tellingFacts = (games: readonly ListedGame[], { suppliers, steps }: ListBasis): Fact[] =>
  factGroups.flat().filter((fact) => {
    const having = games.filter((game) => holds(fact, game, { supplier: suppliers[game.supplier], steps })).length;
    return having > 0 && having < games.length;
  });
