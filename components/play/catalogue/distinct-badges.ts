/** A badge that every game of a list has distinguishes none of them: the name of the list shows it already. */
export function withDistinctBadges<Tile extends { badge: string | null }>(tiles: Tile[]): Tile[] {
  const isDistinct = tiles.length === 1 || new Set(tiles.map(({ badge }) => badge)).size > 1;
  return isDistinct ? tiles : tiles.map((tile) => ({ ...tile, badge: null }));
}
