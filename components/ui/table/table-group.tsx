import { clsx } from "clsx";
import { Fragment, memo } from "react";
import type { Column, TableGroupProps } from "@/components/ui/table/columns";
import { DetailsButton } from "@/components/ui/table/details-button";
import { RowIcon } from "@/components/ui/table/row-icon";

/** The first and the last cell keep the distance of a card's content from its edge. */
export const cell = "px-3 first:ps-5 last:pe-5";
export const atEnd = "text-end whitespace-nowrap figures";

function Group<Row>({ id, group, columns, idOf, icon, details, openId, toggle }: TableGroupProps<Row>) {
  const { title, total, rows } = group;
  const width = columns.length + (icon ? 1 : 0) + (details ? 1 : 0);
  return (
    <tbody>
      {title ? (
        <tr className="border-line border-t bg-raised text-sm">
          <th scope="rowgroup" colSpan={width - 2} className={clsx(cell, "py-2 text-start font-650")}>
            {title}
          </th>
          <td colSpan={2} className={clsx(cell, "py-2 font-650", atEnd)}>
            {total}
          </td>
        </tr>
      ) : null}
      {rows.map((row) => {
        const rowId = idOf(row);
        const isOpen = rowId === openId;
        return (
          <Fragment key={rowId}>
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
                  <DetailsButton controls={`${id}-${rowId}`} isOpen={isOpen} onClick={() => toggle(rowId)} />
                </td>
              ) : null}
            </tr>
            {isOpen && details ? (
              <tr className="bg-raised">
                <td id={`${id}-${rowId}`} colSpan={width} className={clsx(cell, "pb-4")}>
                  {details(row)}
                </td>
              </tr>
            ) : null}
          </Fragment>
        );
      })}
    </tbody>
  );
}

/** The rows of a table's group. A long history has hundreds: they are drawn again only if its own details open or close. */
export const TableGroup = memo(Group) as typeof Group;

const alignOf = ({ isAtEnd }: Pick<Column<unknown>, "isAtEnd">) => (isAtEnd ? atEnd : "text-start wrap-anywhere");
