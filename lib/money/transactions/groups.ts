import { dayOf, type OffsetAt, startOfDay } from "@/lib/core/time/day";
import type { HistoryWindow } from "./filter";
import { movedBy } from "./meaning";
import { instantOf } from "./merge";
import type { Transaction } from "./schema";

/** A row with its day by the player's clock. */
export interface DatedTransaction extends Transaction {
  /** "20261125", as the specification compares days (CONST-008, TX-508). */
  day: string;
  /** Its day is another one than that of the row before it. */
  firstInGroup: boolean;
}

/** The same row is the same object while its day is: a page more of a long history draws no other row again. */
const known = new WeakMap<Transaction, DatedTransaction>();

function date(row: Transaction, day: string, firstInGroup: boolean): DatedTransaction {
  const last = known.get(row);
  if (last?.day === day && last.firstInGroup === firstInGroup) return last;
  const dated = { ...row, day, firstInGroup };
  known.set(row, dated);
  return dated;
}

/** Rows with their days, in their order. */
export function toDated(rows: readonly Transaction[], offsetAt?: OffsetAt): DatedTransaction[] {
  const days = rows.map((row) => dayOf(instantOf(row), offsetAt).replaceAll("-", ""));
  return rows.map((row, at) => date(row, days[at] ?? "", days[at] !== days[at - 1]));
}

export interface DayGroup {
  /** An ISO date. */
  day: string;
  rows: DatedTransaction[];
  /** What moved in its rows, in minus out, in hundredths. */
  total: number;
  /** Are these all rows of the day up to now? */
  isWhole: boolean;
}

/** The rows of each day. `isFiltered`: only some of the rows of a day are among them; `hasMore`: older rows were not read yet. */
export function groupByDay(
  rows: readonly DatedTransaction[],
  { window, isFiltered, hasMore }: { window: HistoryWindow; isFiltered: boolean; hasMore: boolean },
): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const row of rows) {
    if (row.firstInGroup || groups.length === 0) {
      const day = row.day.replace(/^(\d{4})(\d\d)(\d\d)$/, "$1-$2-$3");
      groups.push({ day, rows: [], total: 0, isWhole: !isFiltered && startOfDay(day) >= Date.parse(window.from) });
    }
    const group = groups.at(-1);
    group?.rows.push(row);
    if (group) group.total += movedBy(row);
  }
  const last = groups.at(-1);
  if (last && hasMore) last.isWhole = false;
  return groups;
}
