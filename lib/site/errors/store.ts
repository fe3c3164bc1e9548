import { create } from "zustand";

interface Oops {
  /** The reference of the load that failed; null while none did, or its screen was closed. */
  reference: string | null;
  /** `onClose`: what whoever asked for the part does when it is given up. */
  show(reference: string, onClose?: () => void): void;
  close(): void;
}

/** What somebody asked for could not be loaded: `components/site/failures.tsx` says so, over the page. */
export const useOops = create<Oops & { onClose?: (() => void) | undefined }>()((set, get) => ({
  reference: null,
  show: (reference, onClose) => set({ reference, onClose }),
  close() {
    get().onClose?.();
    set({ reference: null, onClose: undefined });
  },
}));
