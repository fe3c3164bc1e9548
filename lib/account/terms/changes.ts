/** A paragraph of two versions of a text: in both, only in the newer, or only in the older. */
export interface Paragraph {
  /** Its place among the compared ones. */
  id: number;
  kind: "kept" | "added" | "removed";
  text: string;
}

/** More pairs of paragraphs are not compared: the browser would be busy for long. */
const mostPairs = 4_000_000;

const paragraphsOf = (text: string) =>
  text
    .split(/\n+/)
    .map((line) => line.trim())
    .filter(Boolean);

/**
 * The newer text with what was removed from the older one in its place: the longest common sequence of paragraphs is kept. Null
 * for texts that are too long to compare.
 */
export function compareTexts(older: string, newer: string): Paragraph[] | null {
  const [before, after] = [paragraphsOf(older), paragraphsOf(newer)];
  if (before.length * after.length > mostPairs) return null;
  const lengths = commonLengths(before, after);
  const at = (one: number, other: number) => lengths[one]?.[other] ?? 0;
  const compared: Paragraph[] = [];
  const push = (kind: Paragraph["kind"], text: string) => compared.push({ id: compared.length, kind, text });
  for (let one = 0, other = 0; one < before.length || other < after.length; ) {
    const [old, fresh] = [before[one], after[other]];
    if (old !== undefined && old === fresh) {
      push("kept", old);
      one += 1;
      other += 1;
    } else if (old !== undefined && (fresh === undefined || at(one + 1, other) >= at(one, other + 1))) {
      push("removed", old);
      one += 1;
    } else if (fresh !== undefined) {
      push("added", fresh);
      other += 1;
    }
  }
  return compared;
}

/** The paragraphs removed and added in one place. */
export interface Change {
  id: number;
  removed: readonly Paragraph[];
  added: readonly Paragraph[];
}

/** The changed places of a comparison, in order, without the line that is nothing but the number of the version. */
export function changesOf(compared: readonly Paragraph[], older: string, newer: string): Change[] {
  const changes: Change[] = [];
  let isOpen = false;
  for (const paragraph of compared) {
    const { kind, id } = paragraph;
    const change = isOpen ? changes.at(-1) : undefined;
    isOpen = kind !== "kept";
    if (kind === "kept") continue;
    const { removed, added } = change ?? { removed: [], added: [] };
    if (change) changes.pop();
    changes.push({
      id: change?.id ?? id,
      removed: kind === "removed" ? [...removed, paragraph] : removed,
      added: kind === "added" ? [...added, paragraph] : added,
    });
  }
  const isNumber = ({ removed, added }: Change) =>
    removed.map(({ text }) => text).join() === older && added.map(({ text }) => text).join() === newer;
  return changes.filter((change) => !isNumber(change));
}

/** The number of paragraphs that the two lists share, in order, from each pair of indices on. */
function commonLengths(before: readonly string[], after: readonly string[]): Uint32Array[] {
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  for (let one = before.length - 1; one >= 0; one--)
    for (let other = after.length - 1; other >= 0; other--) {
      const [row, next] = [lengths[one], lengths[one + 1]];
      if (!row || !next) continue;
      row[other] =
        before[one] === after[other] ? (next[other + 1] ?? 0) + 1 : Math.max(next[other] ?? 0, row[other + 1] ?? 0);
    }
  return lengths;
}
