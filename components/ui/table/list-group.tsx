import { clsx } from "clsx";
import { Fragment, memo } from "react";
import type { TableGroupProps } from "@/components/ui/table/columns";
import { DetailsButton } from "@/components/ui/table/details-button";
import { RowIcon } from "@/components/ui/table/row-icon";

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
      <ul {...(title ? { "aria-labelledby": `${id}-${groupId}` } : { "aria-label": caption })}>
        {rows.map((row) => {
          const rowId = idOf(row);
          const isOpen = rowId === openId;
          const inPlace = (place: NonNullable<(typeof columns)[number]["inList"]>) =>
            columns.filter(({ inList }) => inList === place);
          return (
            <li key={rowId} className={clsx("border-line border-t px-4 py-2", isOpen && "bg-raised")}>
              <div className="flex min-h-11 items-center gap-3">
                {icon ? <RowIcon>{icon(row)}</RowIcon> : null}
                {/* The value goes below what it is the value of, where there is no room for both. */}
                <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
                  <div className="min-w-0 flex-[1_1_6rem] wrap-anywhere">
                    {inPlace("title").map((column) => (
                      <div key={column.id} className="font-semibold">
                        {column.cell(row)}
                      </div>
                    ))}
                    <div className="text-muted text-sm/snug">
                      {inPlace("note").map((column, at) => (
                        <Fragment key={column.id}>
                          {at === 0 ? null : " · "}
                          {column.cell(row)}
                        </Fragment>
                      ))}
                    </div>
                  </div>
                  <div className="ms-auto max-w-full wrap-anywhere text-end figures">
                    {inPlace("value").map((column) => (
                      <div key={column.id} className="font-semibold">
                        {column.cell(row)}
                      </div>
                    ))}
                    {inPlace("valueNote").map((column) => (
                      <div key={column.id} className="text-muted text-sm">
                        {column.cell(row)}
                      </div>
                    ))}
                  </div>
                </div>
                {details ? (
                  <DetailsButton controls={`${id}-${rowId}`} isOpen={isOpen} onClick={() => toggle(rowId)} />
                ) : null}
              </div>
              {isOpen && details ? (
                <div id={`${id}-${rowId}`} className="pt-2 pb-1">
                  {details(row)}
                </div>
              ) : null}
            </li>
          );
        })}
      </ul>
    </>
  );
}

/** The rows of a list's group, which are drawn again only if its own details open or close. */
export const ListGroup = memo(Group) as typeof Group;
