"use client";

import { type RefObject, useEffect } from "react";

/**
 * Brings the first lines of what has taken the place of something else into the window: whoever pressed a button far down would see
 * only its end. `begin`: a small element. `what`: another one is brought into sight again; null for none.
 */
export function useBeginInSight(begin: RefObject<HTMLElement | null>, what: unknown = true): void {
  useEffect(() => {
    // Browsers of tests know no layout.
    if (what !== null) begin.current?.scrollIntoView?.({ block: "nearest" });
  }, [begin, what]);
}
