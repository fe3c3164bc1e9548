import { useId } from "react";
import { isLong, openInGroup, type TableLookProps } from "@/components/ui/table/columns";
import { TableGroup } from "@/components/ui/table/table-group";

/** The rows as a table, or as tables of the same columns for groups with titles. */
export function TableRows<Row>(props: TableLookProps<Row>) {
  const { groups, caption, columns, widest, icon, details, idOf, toggle } = props;
  const groupProps = { id: useId(), isOfLong: isLong(groups), caption, columns, widest, icon, details, idOf, toggle };
  return groups.map((group, at) => (
    <TableGroup
      key={`${group.id} ${group.part}`}
      {...groupProps}
      group={group}
      isFirst={at === 0}
      openId={openInGroup(group, props)}
    />
  ));
}
