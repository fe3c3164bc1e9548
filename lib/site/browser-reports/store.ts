import { create } from "zustand";
import { report } from "./report";

interface Oops {
  /** The reference of the load that failed; null while none did, or its screen was closed. */
  reference: string | null;
  /** `onClose`: what whoever asked for the part does when it is given up. */
  show(error: unknown, onClose?: () => void): void;
  close(): void;
}

/** What somebody asked for could not be loaded: `components/site/failures.tsx` says so, over the page. */
export const useOops = create<Oops & { onClose?: (() => void) | undefined }>()((set, get) => ({
  reference: null,
  show: (error, onClose) => set({ reference: report(error), onClose }),
  close() {
    get().onClose?.();
    set({ reference: null, onClose: undefined });
  },
}));
