"use client";

import { useSyncExternalStore } from "react";

export type Orientation = "portrait" | "landscape";

const landscape = "(orientation: landscape)";

/** The orientation of the window, kept up to date; portrait on the server and at the first paint. */
export function useOrientation(): Orientation {
  return useMedia(landscape) ? "landscape" : "portrait";
}

/** Does the window match the media query now? False on the server and at the first paint. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query);
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
