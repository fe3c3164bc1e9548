"use client";

import { useCallback, useMemo, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { TableProps } from "@/components/ui/table/columns";
import { partsOf } from "@/components/ui/table/parts";
import { TableList } from "@/components/ui/table/table-list";
import { TableRows } from "@/components/ui/table/table-rows";
import { useMedia } from "@/components/ui/use-media";

/**
 * Rows of data: a table from 768 px on, a list on a phone and in a narrow card. A button at the end of a row opens its details in place.
 * What grows page by page (`widest`) is a table from 1200 px on: columns of a fixed width need more room than those that are as wide as
 * their cells, else what a row is has too little.
 */
export function Table<Row>({ isNarrow = false, groups, ...props }: TableProps<Row>) {
  const [openId, setOpenId] = useState<string | null>(null);
  const isGrowing = props.widest !== undefined;
  const isTable = useMedia(isGrowing ? "(width >= 1200px)" : "(width >= 768px)") && !isNarrow;
  const Look = isTable ? TableRows<Row> : TableList<Row>;
  const toggle = useCallback((id: string) => setOpenId((open) => (id === open ? null : id)), []);
  const parts = useMemo(() => partsOf(groups, isGrowing), [groups, isGrowing]);
  return <Look {...props} groups={parts} openId={openId} toggle={toggle} />;
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
