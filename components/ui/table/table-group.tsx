import { memo } from "react";
import { styleRef } from "@/components/ui/style-ref";
import type { TableGroupProps } from "@/components/ui/table/columns";
import { autoContentVisibility } from "@/components/ui/table/content-visibility";
import { TableBody } from "@/components/ui/table/table-body";
import { TableColumns } from "@/components/ui/table/table-columns";
import { TableHead } from "@/components/ui/table/table-head";

const isFixed = styleRef({ tableLayout: "fixed" });

function Lone<Row>(props: TableGroupProps<Row> & { isFirst: boolean }) {
  const { id, isFirst, widest = {}, group, columns, icon, details } = props;
  const parts = { columns, hasIcon: icon !== undefined, hasDetails: details !== undefined };
  return (
    <div ref={autoContentVisibility(group.rows.length + 1, "3.875rem")}>
      <table ref={isFixed} className="w-full text-start text-md" aria-labelledby={`${id}-${group.id}`}>
        <TableColumns {...parts} widest={widest} />
        <TableHead {...parts} isRepeated={!isFirst} />
        <TableBody {...props} />
      </table>
    </div>
  );
}

/** A group of a long table: a table of its own, so that the browser places its rows alone, and none while it is out of sight. */
export const LoneTableGroup = memo(Lone) as typeof Lone;

/** A group of a table. Its rows are drawn again only if its own details open or close. */
export const TableGroup = memo(TableBody) as typeof TableBody;
