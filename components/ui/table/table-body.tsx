import { clsx } from "clsx";
import type { TableGroupProps } from "@/components/ui/table/columns";
import { atEnd, cell, TableRow } from "@/components/ui/table/table-row";

/** The rows of a group below their heading; a later part of a group has none. */
export function TableBody<Row>({ id, group, columns, idOf, icon, details, openId, toggle }: TableGroupProps<Row>) {
  const { id: groupId, part, title, total, rows } = group;
  const width = columns.length + (icon ? 1 : 0) + (details ? 1 : 0);
  return (
    <tbody>
      {title && part === 0 ? (
        <tr className="border-line border-t bg-raised text-sm">
          <th
            id={`${id}-${groupId}`}
            scope="rowgroup"
            colSpan={width - 2}
            className={clsx(cell, "py-2 text-start font-650")}
          >
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
