/**
 * For each of `count` items, how many share its row: as few rows as `most` in a row allow, no two of which differ by more than one
 * item. Where the items of a row share its width, no row ends in a gap and none has a single item that is left over. Items that are
 * fewer than half a row keep its places.
 */
export function evenRows(count: number, most: number): number[] {
  if (count * 2 < most) return Array.from({ length: count }, () => most);
  const rows = Math.ceil(count / most);
  const larger = Math.ceil(count / rows);
  const inLargerRows = larger * (count - rows * (larger - 1));
  return Array.from({ length: count }, (_, at) => (at < inLargerRows ? larger : larger - 1));
}
