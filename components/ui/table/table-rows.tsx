import { clsx } from "clsx";
import { useId } from "react";
import { type Column, openInGroup, type TableLookProps } from "@/components/ui/table/columns";
import { TableGroup } from "@/components/ui/table/table-group";
import { atEnd, cell } from "@/components/ui/table/table-row";

/** The rows as a table. */
export function TableRows<Row>(props: TableLookProps<Row>) {
  const { caption, columns, icon, details, idOf, toggle } = props;
  const groupProps = { id: useId(), columns, icon, details, idOf, toggle };
  return (
    <table className="w-full text-start text-md">
      <caption className="sr-only">{caption}</caption>
      <thead className="text-muted text-xs">
        <tr>
          {icon ? <td className={cell} /> : null}
          {columns.map((column) => (
            <th key={column.id} scope="col" className={clsx(cell, "py-2 font-semibold", headerOf(column))}>
              {column.header}
            </th>
          ))}
          {details ? <td className={cell} /> : null}
        </tr>
      </thead>
      {props.groups.map((group) => (
        <TableGroup key={group.id} {...groupProps} group={group} openId={openInGroup(group, props)} />
      ))}
    </table>
  );
}

/** Its words are whole: next to a cell of very long words the short ones keep their room. */
const headerOf = ({ isAtEnd }: Pick<Column<unknown>, "isAtEnd">) => (isAtEnd ? atEnd : "min-w-22 text-start");
