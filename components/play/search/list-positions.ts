export interface GroupOfRows {
  name: string;
  title: string;
  /** Rows below its heading. */
  count: number;
}

export interface Group extends GroupOfRows {
  firstRow: number;
  /** The item of its heading. */
  heading: number;
}

/** The groups that have rows, each with the item of its heading and the number of its first row. Headings and rows are items of one list. */
export function groupRows(groups: readonly GroupOfRows[]): Group[] {
  let rows = 0;
  return groups
    .filter(({ count }) => count > 0)
    .map((group, headings) => {
      const firstRow = rows;
      rows += group.count;
      return { ...group, firstRow, heading: firstRow + headings };
    });
}

/** The row of an item that is not a heading. */
export const rowOfItem = (headings: readonly number[], item: number): number =>
  item - headings.filter((heading) => heading <= item).length;
