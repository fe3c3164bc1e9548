import type { ReactNode } from "react";

export interface Column<Row> {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** Amounts stand at the end. */
  isAtEnd?: boolean;
  /**
   * Its place in the list of a phone: the first line of a row, the second (where several are joined), the value at the end, the word
   * below the value; null for a column that a list leaves out.
   */
  inList: "title" | "note" | "value" | "valueNote" | null;
}

/** Rows that belong together, such as those of a day, with their heading. */
export interface RowGroup<Row> {
  id: string;
  title?: string;
  /** Their sum, at the end of the heading. */
  total?: ReactNode;
  rows: readonly Row[];
}

export interface TableProps<Row> {
  /** What the rows are, for those who do not see the heading around them. */
  caption: string;
  columns: readonly Column<Row>[];
  groups: readonly RowGroup<Row>[];
  idOf: (row: Row) => string;
  /** A picture at the start of a row. */
  icon?: ((row: Row) => ReactNode) | undefined;
  /** What opens below a row. */
  details?: ((row: Row) => ReactNode) | undefined;
  /**
   * For a long list, whose groups are tables of their own: by the id of a column a text as wide as the widest of its cells. The other
   * columns share what is left.
   */
  widest?: Readonly<Record<string, string>> | undefined;
  /** In a card beside others, which is too narrow for columns on a desktop: a list there too. */
  isNarrow?: boolean;
}

/** Rows of a group that the browser places together. */
export interface GroupPart<Row> extends RowGroup<Row> {
  /** The first part of its group, 0, has the group's heading. */
  part: number;
}

/** One of the two looks of a table, and the row whose details are open. */
export interface TableLookProps<Row> extends Omit<TableProps<Row>, "groups" | "isNarrow"> {
  groups: readonly GroupPart<Row>[];
  /** A long list, in parts that rest while they are out of sight. */
  isOfLong: boolean;
  openId: string | null;
  toggle: (id: string) => void;
}

/** One group of a table, or a part of it. */
export interface TableGroupProps<Row> extends Omit<TableLookProps<Row>, "groups"> {
  /** The start of the ids of its elements. */
  id: string;
  group: GroupPart<Row>;
}

/** One row of a group. */
export interface TableRowProps<Row>
  extends Omit<TableGroupProps<Row>, "id" | "caption" | "widest" | "group" | "isOfLong" | "idOf" | "openId"> {
  row: Row;
  rowId: string;
  /** The id of its details. */
  detailsId: string;
  isOpen: boolean;
}

/** What comes into sight at once costs at most that of so many rows, and a little more. */
const mostRows = 25;
const longFrom = 100;

/** Are there so many rows that those out of sight must cost nothing? Where a group has no title, its columns are as wide as its own cells. */
export const isLong = (groups: readonly Pick<RowGroup<unknown>, "title" | "rows">[]): boolean =>
  groups.every(({ title }) => title) && groups.reduce((sum, { rows }) => sum + rows.length, 0) > longFrom;

/** The groups; those of a long list in parts. */
export function partsOf<Row>(groups: readonly RowGroup<Row>[], isOfLong: boolean): GroupPart<Row>[] {
  const most = isOfLong ? mostRows : Number.POSITIVE_INFINITY;
  return groups.flatMap((group) =>
    Array.from({ length: Math.max(1, Math.ceil(group.rows.length / most)) }, (_, part) => ({
      ...group,
      ...(group.rows.length > most && { rows: group.rows.slice(part * most, (part + 1) * most) }),
      part,
    })),
  );
}

/** The open row, if it is of this group: the others keep their props, and are not drawn again. */
export function openInGroup<Row>({ rows }: RowGroup<Row>, { openId, idOf }: TableLookProps<Row>): string | null {
  return openId !== null && rows.some((row) => idOf(row) === openId) ? openId : null;
}
