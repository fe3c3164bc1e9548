"use client";

import { useId } from "react";
import { openInGroup, type TableLookProps } from "@/components/ui/table/columns";
import { ListGroup } from "@/components/ui/table/list-group";

/** The rows as a list, for a phone: what it is and its notes at the start, its value at the end. */
export function TableList<Row>(props: TableLookProps<Row>) {
  const { groups, isOfLong, caption, columns, idOf, icon, details, toggle } = props;
  const groupProps = { id: useId(), isOfLong, caption, columns, icon, details, idOf, toggle };
  return (
    <div className="@container">
      {groups.map((group) => (
        <ListGroup key={`${group.id} ${group.part}`} {...groupProps} group={group} openId={openInGroup(group, props)} />
      ))}
    </div>
  );
}
