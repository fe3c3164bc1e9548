"use client";

import { useCallback, useMemo, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { isLong, partsOf, type TableProps } from "@/components/ui/table/columns";
import { TableList } from "@/components/ui/table/table-list";
import { TableRows } from "@/components/ui/table/table-rows";
import { useMedia } from "@/components/ui/use-media";

/** Rows of data: a table from 768 px on, a list on a phone and in a narrow card. A button at the end of a row opens its details in place. */
export function Table<Row>({ isNarrow = false, groups, ...props }: TableProps<Row>) {
  const [openId, setOpenId] = useState<string | null>(null);
  const isTable = useMedia("(width >= 768px)") && !isNarrow;
  // Columns of a fixed width need more room than those that are as wide as their cells: else what a row is has too little.
  const isRoomy = useMedia("(width >= 1200px)");
  const isOfLong = isLong(groups) && (isRoomy || !isTable);
  const Look = isTable ? TableRows<Row> : TableList<Row>;
  const toggle = useCallback((id: string) => setOpenId((open) => (id === open ? null : id)), []);
  const parts = useMemo(() => partsOf(groups, isOfLong), [groups, isOfLong]);
  return <Look {...props} isOfLong={isOfLong} groups={parts} openId={openId} toggle={toggle} />;
}

/** The room of as many rows that are being read. */
export function TableSkeleton({ label, rows }: { label: string; rows: number }) {
  return (
    <div className="grid gap-0.5">
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={String(at)} size="h-15" {...(at === 0 ? { label } : {})} />
      ))}
    </div>
  );
}
