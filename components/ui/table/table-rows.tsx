"use client";

import { useId } from "react";
import { openInGroup, type TableLookProps } from "@/components/ui/table/columns";
import { LoneTableGroup, TableGroup } from "@/components/ui/table/table-group";
import { TableHead } from "@/components/ui/table/table-head";

/** The rows as a table; those of a long list as tables of the same columns. */
export function TableRows<Row>(props: TableLookProps<Row>) {
  const { groups, isOfLong, caption, columns, widest, icon, details, idOf, toggle } = props;
  const groupProps = { id: useId(), caption, columns, widest, isOfLong, icon, details, idOf, toggle };
  const propsOf = (group: (typeof groups)[number]) => ({ ...groupProps, group, openId: openInGroup(group, props) });
  if (isOfLong)
    return groups.map((group, at) => (
      <LoneTableGroup key={`${group.id} ${group.part}`} {...propsOf(group)} isFirst={at === 0} />
    ));
  return (
    <table className="w-full text-start text-md">
      <caption className="sr-only">{caption}</caption>
      <TableHead columns={columns} hasIcon={icon !== undefined} hasDetails={details !== undefined} isRepeated={false} />
      {groups.map((group) => (
        <TableGroup key={group.id} {...propsOf(group)} />
      ))}
    </table>
  );
}
