import { memo } from "react";
import type { TableGroupProps } from "@/components/ui/table/columns";
import { autoContentVisibility } from "@/components/ui/table/content-visibility";
import { ListRow } from "@/components/ui/table/list-row";

function Group<Row>(props: TableGroupProps<Row>) {
  const { id, caption, isOfLong, group, columns, idOf, icon, details, openId, toggle } = props;
  const { id: groupId, part, title, total, rows } = group;
  return (
    <>
      {title && part === 0 ? (
        <p className="flex min-h-10 items-center justify-between gap-3 border-line border-t bg-raised px-4 font-650 text-sm">
          <span id={`${id}-${groupId}`} className="min-w-0 wrap-anywhere">
            {title}
          </span>
          <span className="whitespace-nowrap figures">{total}</span>
        </p>
      ) : null}
      <ul
        ref={isOfLong ? autoContentVisibility(rows.length, "3.75rem") : null}
        {...(title ? { "aria-labelledby": `${id}-${groupId}` } : { "aria-label": caption })}
      >
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
