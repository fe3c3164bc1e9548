import { clsx } from "clsx";
import { memo } from "react";
import type { TableGroupProps } from "@/components/ui/table/columns";
import { ownSpace } from "@/components/ui/table/own-space";
import { atEnd, cell, TableRow } from "@/components/ui/table/table-row";

function Group<Row>({ id, group, columns, idOf, icon, details, openId, toggle }: TableGroupProps<Row>) {
  const { title, total, rows } = group;
  const width = columns.length + (icon ? 1 : 0) + (details ? 1 : 0);
  return (
    <tbody className={title ? ownSpace : undefined}>
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
        const rowProps = { row, rowId, detailsId: `${id}-${rowId}`, isOpen: rowId === openId };
        return <TableRow key={rowId} {...rowProps} {...{ columns, icon, details, toggle }} />;
      })}
    </tbody>
  );
}

/** The rows of a table's group. A long history has hundreds: they are drawn again only if its own details open or close. */
export const TableGroup = memo(Group) as typeof Group;
