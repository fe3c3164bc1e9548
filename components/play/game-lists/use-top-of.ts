"use client";

import { useEffect, useRef } from "react";

/** Another page begins at its top. */
export function useTopOf(page: number | undefined): void {
  const known = useRef(page);
  useEffect(() => {
    if (known.current !== undefined && page !== undefined && known.current !== page) scrollTo({ top: 0 });
    known.current = page;
  }, [page]);
}
