import { create } from "zustand";

interface ListHash {
  /** The hash of the address where it contains the filters of the page's list, else "": the one place of that state. */
  hash: string;
  /** What the filter has changed since: list and address get it in a moment. */
  ahead: string | null;
}

export const useListHash = create<ListHash>()(() => ({ hash: "", ahead: null }));
