import type { ReactNode } from "react";
import { plainText, type Span } from "@/lib/content/portable-text";

interface ContentTableProps {
  head: readonly Span[][];
  rows: readonly Span[][][];
  draw: (spans: readonly Span[]) => ReactNode;
}

/** A table of a text. Each cell knows its column's name: a phone shows the rows one below the other, and the names beside the cells. */
export function ContentTable({ head, rows, draw }: ContentTableProps) {
  const [, ...names] = head.map(plainText);
  return (
    <table>
      <thead>
        <tr>
          {head.map((spans, at) => (
            <th key={keyOf(at)} scope="col">
              {draw(spans)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([first = [], ...others], at) => (
          <tr key={keyOf(at)}>
            <th scope="row">{draw(first)}</th>
            {others.map((spans, cell) => (
              <td key={keyOf(cell)} data-column={names[cell]}>
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
