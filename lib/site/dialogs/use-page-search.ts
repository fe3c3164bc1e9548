"use client";

import { useSyncExternalStore } from "react";
import { changeAddress } from "./overlay-history";
import { followAddress, pageAddress } from "./popup-history";

const followers = new Set<() => void>();

/** The query of the page's address, with its question mark or empty, and the function that changes it there without a new entry. */
export function usePageSearch() {
  const search = useSyncExternalStore(follow, readSearch);
  return { search, changeSearch };
}

/** Of the page itself: over it the address may be that of a popup. */
const readSearch = (): string => new URL(pageAddress(), location.origin).search;

function changeSearch(search: string): void {
  changeAddress(location.pathname + search);
  for (const follower of followers) follower();
}

function follow(onChange: () => void): () => void {
  followers.add(onChange);
  const stop = followAddress(onChange);
  return () => {
    followers.delete(onChange);
    stop();
  };
}
