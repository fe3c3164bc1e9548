import { z } from "zod";

/** A game by what makes it like another. */
export const RelatedCandidate = z.object({
  id: z.string(),
  provider: z.string(),
  volatility: z.string().nullable(),
  hasWays: z.boolean(),
  /** Is the same played in it? Tables of the live casino are few: others follow them. */
  isSameKind: z.boolean(),
});
export type RelatedCandidate = z.infer<typeof RelatedCandidate>;

/** The number of related games on a game's page, and of those that one list has brought there: six jackpots would be no choice. */
const most = 6;
const mostOfList = 3;

/**
 * The ids of the games most like this one, the most alike first: of the same kind those of the same lists of the editors, a short list counting more than
 * a long one, while at most three come from one list; then those with the same features, of the same provider, and of the first list,
 * the popular games. The rest is a matter of both ids, so that the games of one supplier do not all lead to the same six.
 */
export function pickRelated(
  game: Omit<RelatedCandidate, "isSameKind">,
  candidates: readonly RelatedCandidate[],
  lists: readonly (readonly string[])[],
): string[] {
  const [popular = new Set(), ...themes] = lists.map((list) => new Set(list));
  const own = themes.filter((theme) => theme.has(game.id));
  const ranked = candidates
    .filter(({ id }) => id !== game.id)
    .map((other) => ({
      id: other.id,
      list: own.filter((theme) => theme.has(other.id)).sort((one, next) => one.size - next.size)[0],
      rank: [
        Number(other.isSameKind),
        own.reduce((sum, theme) => sum + (theme.has(other.id) ? 1 / theme.size : 0), 0),
        Number(other.volatility === game.volatility) + Number(other.hasWays === game.hasWays),
        Number(other.provider === game.provider),
        Number(popular.has(other.id)),
        hashOf(`${game.id} ${other.id}`),
      ],
    }));
  const sorted = ranked.sort((one, other) => compareRanks(one.rank, other.rank));
  const taken = new Map<unknown, number>();
  const [varied, left] = [[] as string[], [] as string[]];
  for (const { id, list } of sorted) {
    const before = taken.get(list) ?? 0;
    taken.set(list, before + 1);
    (list && before >= mostOfList ? left : varied).push(id);
  }
  return [...varied, ...left].slice(0, most);
}

/** The higher first. */
function compareRanks(one: readonly number[], other: readonly number[]): number {
  const at = one.findIndex((value, index) => value !== other[index]);
  return (other[at] ?? 0) - (one[at] ?? 0);
}

function hashOf(text: string): number {
  let hash = 0;
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}
