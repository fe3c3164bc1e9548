import { shallow } from "zustand/shallow";
import type { GroupPart, RowGroup, TableGroupProps } from "@/components/ui/table/columns";

/** What comes into sight at once costs at most that of so many rows, and a little more. */
const mostRows = 25;

/** The groups as they are, or in parts for a list that grows: a page more leaves all parts before its rows as they were. */
export function partsOf<Row>(groups: readonly RowGroup<Row>[], isGrowing: boolean): GroupPart<Row>[] {
  const most = isGrowing ? mostRows : Number.POSITIVE_INFINITY;
  return groups.flatMap(({ total, ...group }) =>
    Array.from({ length: Math.max(1, Math.ceil(group.rows.length / most)) }, (_, part) => ({
      ...group,
      ...(group.rows.length > most && { rows: group.rows.slice(part * most, (part + 1) * most) }),
      ...(part === 0 && { total }),
      part,
    })),
  );
}

/** Is the same drawn by both? Groups are made anew with each page, and most of them have the rows that they had. */
export function isSameGroup<Row>(before: TableGroupProps<Row>, after: TableGroupProps<Row>): boolean {
  const { group: groupBefore, widest: widestBefore, ...restBefore } = before;
  const { group: groupAfter, widest: widestAfter, ...restAfter } = after;
  return (
    shallow(restBefore, restAfter) &&
    shallow(widestBefore ?? {}, widestAfter ?? {}) &&
    shallow(groupBefore.rows, groupAfter.rows) &&
    shallow({ ...groupBefore, rows: null }, { ...groupAfter, rows: null })
  );
}
