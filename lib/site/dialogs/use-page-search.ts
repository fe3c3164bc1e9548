"use client";

import { useSyncExternalStore } from "react";
import { followAddress, tellAddress } from "./follow-address";
import { changeAddress } from "./overlay-history";
import { pageAddress } from "./popup-history";

/** The query of the page's address, with its question mark or empty, and the function that changes it there without a new entry. */
export function usePageSearch() {
  const search = useSyncExternalStore(followAddress, readSearch);
  return { search, changeSearch };
}

/** Of the page itself: over it the address may be that of a popup. */
const readSearch = (): string => new URL(pageAddress(), location.origin).search;

function changeSearch(search: string): void {
  changeAddress(location.pathname + search);
  tellAddress();
}
