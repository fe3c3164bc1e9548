import { create } from "zustand";

interface ListHash {
  /** The hash of the address where it contains the filters of the page's list, else "": the one place of that state. */
  hash: string;
  /** It is newer than the address, which gets it in a moment. */
  isAhead: boolean;
}

export const useListHash = create<ListHash>()(() => ({ hash: "", isAhead: false }));
