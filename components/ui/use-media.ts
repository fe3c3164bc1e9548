"use client";

import { useSyncExternalStore } from "react";

/**
 * Does the window match? Follows it. On the server, and where the page is hydrated, true: what is drawn then is as for a desktop.
 * @param query "(width >= 768px)"
 */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const list = matchMedia(query);
      list.addEventListener("change", onChange);
      return () => list.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
