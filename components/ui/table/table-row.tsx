import { clsx } from "clsx";
import { memo } from "react";
import type { Column, TableRowProps } from "@/components/ui/table/columns";
import { DetailsButton } from "@/components/ui/table/details-button";
import { RowIcon } from "@/components/ui/table/row-icon";

/** The first and the last cell keep the distance of a card's content from its edge. */
export const cell = "px-3 first:ps-5 last:pe-5";
export const atEnd = "text-end whitespace-nowrap figures";

function Row<Data>({ row, rowId, detailsId, isOpen, columns, icon, details, toggle }: TableRowProps<Data>) {
  return (
    <>
      <tr className={clsx("border-line border-t", isOpen && "bg-raised")}>
        {icon ? (
          <td className={clsx(cell, "w-px py-2.5")}>
            <RowIcon>{icon(row)}</RowIcon>
          </td>
        ) : null}
        {columns.map((column) => (
          <td key={column.id} className={clsx(cell, "h-14 py-2.5", alignOf(column))}>
            {column.cell(row)}
          </td>
        ))}
        {details ? (
          <td className={clsx(cell, "w-px")}>
            <DetailsButton controls={detailsId} isOpen={isOpen} onClick={() => toggle(rowId)} />
          </td>
        ) : null}
      </tr>
      {isOpen && details ? (
        <tr className="bg-raised">
          <td id={detailsId} colSpan={columns.length + (icon ? 2 : 1)} className={clsx(cell, "pb-4")}>
            {details(row)}
          </td>
        </tr>
      ) : null}
    </>
  );
}

/** A row of a table with its details. A day of a long history has hundreds: only the one that opens or closes is drawn again. */
export const TableRow = memo(Row) as typeof Row;

const alignOf = ({ isAtEnd }: Pick<Column<unknown>, "isAtEnd">) => (isAtEnd ? atEnd : "text-start wrap-anywhere");
