import { clsx } from "clsx";
import { memo } from "react";
import { styleRef } from "@/components/ui/style-ref";
import type { TableGroupProps } from "@/components/ui/table/columns";
import { restsOutOfSight } from "@/components/ui/table/out-of-sight";
import { TableColumns } from "@/components/ui/table/table-columns";
import { TableHead } from "@/components/ui/table/table-head";
import { atEnd, cell, TableRow } from "@/components/ui/table/table-row";

const isFixed = styleRef({ tableLayout: "fixed" });

function Group<Row>(props: TableGroupProps<Row> & { isFirst: boolean }) {
  const { id, caption, isFirst, isOfLong, widest = {}, group, columns, idOf, icon, details, openId, toggle } = props;
  const { id: groupId, part, title, total, rows } = group;
  const parts = { columns, hasIcon: icon !== undefined, hasDetails: details !== undefined };
  const width = columns.length + (icon ? 1 : 0) + (details ? 1 : 0);
  const titleId = `${id}-${groupId}`;
  return (
    <div ref={title && isOfLong ? restsOutOfSight(rows.length + 1, "3.875rem") : null}>
      <table
        ref={title ? isFixed : null}
        className="w-full text-start text-md"
        {...(title && { "aria-labelledby": titleId })}
      >
        {title ? <TableColumns {...parts} widest={widest} /> : <caption className="sr-only">{caption}</caption>}
        <TableHead {...parts} isRepeated={!isFirst} />
        <tbody>
          {title && part === 0 ? (
            <tr className="border-line border-t bg-raised text-sm">
              <th
                id={titleId}
                scope="rowgroup"
                colSpan={width - 2}
                className={clsx(cell, "py-2 text-start font-650 wrap-anywhere")}
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
      </table>
    </div>
  );
}

/**
 * A group of a table: a table of its own, so that the browser places its rows alone, and none while it is out of sight. A long history
 * has hundreds of rows in a group: they are drawn again only if its own details open or close.
 */
export const TableGroup = memo(Group) as typeof Group;
