import { memo } from "react";
import type { TableGroupProps } from "@/components/ui/table/columns";
import { ListRow } from "@/components/ui/table/list-row";
import { ownSpace } from "@/components/ui/table/own-space";

interface ListGroupProps<Row> extends TableGroupProps<Row> {
  caption: string;
}

function Group<Row>({ id, caption, group, columns, idOf, icon, details, openId, toggle }: ListGroupProps<Row>) {
  const { id: groupId, title, total, rows } = group;
  return (
    <>
      {title ? (
        <p className="flex min-h-10 items-center justify-between gap-3 border-line border-t bg-raised px-4 font-650 text-sm">
          <span id={`${id}-${groupId}`} className="min-w-0 wrap-anywhere">
            {title}
          </span>
          <span className="whitespace-nowrap figures">{total}</span>
        </p>
      ) : null}
      <ul {...(title ? { "aria-labelledby": `${id}-${groupId}`, className: ownSpace } : { "aria-label": caption })}>
        {rows.map((row) => {
          const rowId = idOf(row);
          const rowProps = { row, rowId, detailsId: `${id}-${rowId}`, isOpen: rowId === openId };
          return <ListRow key={rowId} {...rowProps} {...{ columns, icon, details, toggle }} />;
        })}
      </ul>
    </>
  );
}

/** The rows of a list's group, which are drawn again only if its own details open or close. */
export const ListGroup = memo(Group) as typeof Group;
