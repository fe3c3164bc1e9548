import { clsx } from "clsx";
import { Fragment, memo } from "react";
import type { Column, TableRowProps } from "@/components/ui/table/columns";
import { DetailsButton } from "@/components/ui/table/details-button";
import { RowIcon } from "@/components/ui/table/row-icon";

function Row<Data>({ row, rowId, detailsId, isOpen, columns, icon, details, toggle }: TableRowProps<Data>) {
  const inPlace = (place: Column<Data>["inList"]) => columns.filter(({ inList }) => inList === place);
  return (
    <li className={clsx("border-line border-t px-4 py-2", isOpen && "bg-raised")}>
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
        {details ? <DetailsButton controls={detailsId} isOpen={isOpen} onClick={() => toggle(rowId)} /> : null}
      </div>
      {isOpen && details ? (
        <div id={detailsId} className="pt-2 pb-1">
          {details(row)}
        </div>
      ) : null}
    </li>
  );
}

/** A row of a list with its details. A day of a long history has hundreds: only the one that opens or closes is drawn again. */
export const ListRow = memo(Row) as typeof Row;
