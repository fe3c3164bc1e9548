/** Shorter texts are near to everything. */
const shortest = 3;

/** The item whose name has the fewest letters to change into the text, or null where more than every third would change. */
export function findNearest<Item>(text: string, items: readonly Item[], namesOf: (item: Item) => string): Item | null {
  if (text.length < shortest) return null;
  let nearest: Item | null = null;
  let least = Math.floor(text.length / shortest) + 1;
  for (const item of items) {
    const name = namesOf(item);
    // An unfinished name is compared as far as the text goes.
    const distance = Math.min(distanceOf(text, name), distanceOf(text, name.slice(0, text.length)));
    if (distance < least) {
      least = distance;
      nearest = item;
    }
  }
  return nearest;
}

/** Levenshtein's distance, with two exchanged letters as one change. */
function distanceOf(one: string, other: string): number {
  let before: number[] = [];
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let i = 1; i <= one.length; i++) {
    const next = [i];
    for (let j = 1; j <= other.length; j++) {
      const isSame = one[i - 1] === other[j - 1];
      let cost = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (isSame ? 0 : 1));
      const isExchanged = i > 1 && j > 1 && one[i - 1] === other[j - 2] && one[i - 2] === other[j - 1];
      if (isExchanged) cost = Math.min(cost, (before[j - 2] ?? 0) + 1);
      next.push(cost);
    }
    before = row;
    row = next;
  }
  return row[other.length] ?? 0;
}
