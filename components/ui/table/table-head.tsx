import { clsx } from "clsx";
import type { Column } from "@/components/ui/table/columns";
import { atEnd, cell } from "@/components/ui/table/table-row";

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  hasIcon: boolean;
  hasDetails: boolean;
  /** Below another table with the same columns: named for a screen reader alone. */
  isRepeated: boolean;
}

/** The names of the columns. */
export function TableHead<Row>({ columns, hasIcon, hasDetails, isRepeated }: TableHeadProps<Row>) {
  return (
    <thead className="text-muted text-xs">
      <tr>
        {hasIcon ? <td className={cell} /> : null}
        {columns.map(({ id, header, isAtEnd }) => (
          <th
            key={id}
            scope="col"
            // Its words are whole: next to a cell of very long words the short ones keep their room.
            className={clsx(cell, !isRepeated && "py-2 font-semibold", isAtEnd ? atEnd : "min-w-22 text-start")}
          >
            {isRepeated ? <span className="sr-only">{header}</span> : header}
          </th>
        ))}
        {hasDetails ? <td className={cell} /> : null}
      </tr>
    </thead>
  );
}
