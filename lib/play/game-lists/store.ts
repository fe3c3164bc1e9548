import { create } from "zustand";

/** The hash of the address where it contains the filters of the page's list, else "": the one place of that state. */
export const useListHash = create<{ hash: string }>()(() => ({ hash: "" }));
