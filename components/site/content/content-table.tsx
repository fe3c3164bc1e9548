import { clsx } from "clsx";
import type { ReactNode } from "react";
import { plainText, type Span } from "@/lib/content/portable-text";

interface ContentTableProps {
  head: readonly Span[][];
  rows: readonly Span[][][];
  /** A utility: the room above. */
  room: string;
  draw: (spans: readonly Span[]) => ReactNode;
}

const tableLook = clsx(
  "w-full border-separate [border-spacing:0] rounded-lg border border-line bg-surface text-md shadow-card",
  "max-[480px]:block print:break-inside-avoid",
);
const rowLook =
  "max-[480px]:block max-[480px]:px-3.5 max-[480px]:py-3 max-[480px]:not-first:border-t max-[480px]:border-line";
const cellLook = "min-w-21 px-2.5 py-2.75 text-start align-top wrap-anywhere md:px-4.5 md:py-3";
const bodyCellLook = "border-line min-[480px]:border-t max-[480px]:px-0 max-[480px]:py-0.5";
/** Columns as narrow as on a phone would break words: there each row is a block of named lines. */
const valueLook = clsx(
  "max-[480px]:grid max-[480px]:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)] max-[480px]:gap-3",
  "max-[480px]:before:text-sm max-[480px]:before:text-muted max-[480px]:before:content-[attr(data-column)]",
);

/** A table of a text. Each cell knows its column's name: a phone shows the rows one below the other, and the names beside the cells. */
export function ContentTable({ head, rows, room, draw }: ContentTableProps) {
  const [, ...names] = head.map(plainText);
  return (
    <table className={clsx(tableLook, room)}>
      <thead className="max-[480px]:hidden">
        <tr>
          {head.map((spans, at) => (
            <th key={keyOf(at)} className={clsx(cellLook, "text-sm font-550 text-muted")} scope="col">
              {draw(spans)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-[480px]:block">
        {rows.map(([first = [], ...others], at) => (
          <tr key={keyOf(at)} className={rowLook}>
            <th className={clsx(cellLook, bodyCellLook, "font-semibold max-[480px]:block")} scope="row">
              {draw(first)}
            </th>
            {others.map((spans, cell) => (
              <td key={keyOf(cell)} className={clsx(cellLook, bodyCellLook, valueLook)} data-column={names[cell]}>
                {draw(spans)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A table never changes its order while it is shown: the place is the name. */
const keyOf = (at: number) => String(at);
