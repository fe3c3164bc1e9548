"use client";

import { publicConfigId, sharedConfig } from "@/lib/config/public";

/**
 * The configuration inside a page; it never runs. A client component that takes nothing, for the reason that `BeforePaint` is
 * one: the text stands in the HTML alone and not in React's data too. What drew the page left the text with the process.
 */
export function ConfigBlock() {
  const text = typeof window === "undefined" ? sharedConfig() : document.getElementById(publicConfigId)?.textContent;
  return (
    <script id={publicConfigId} type="application/json" suppressHydrationWarning>
      {text}
    </script>
  );
}
