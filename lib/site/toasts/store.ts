import { create } from "zustand";

export type ToastKind = "success" | "error" | "warning";

/**
 * `value`: ready words. `timerMs`: how long it stays, null until it is closed. `isSpokenOnly`: read by a screen reader alone, where
 * who sees the page sees it by the page itself.
 */
export interface Toast {
  id: number;
  kind: ToastKind;
  value: string;
  timerMs: number | null;
  swipeable: boolean;
  isSpokenOnly: boolean;
}

type ToastOptions = Partial<Pick<Toast, "timerMs" | "swipeable" | "isSpokenOnly">>;

interface Toasts {
  shown: readonly Toast[];
  /** @returns its id, for who takes it back */
  show: (kind: ToastKind, value: string, options?: ToastOptions) => number;
  dismiss: (id: number) => void;
}

const most = 3;
let lastId = 0;

/**
 * At most three. One without a timer, such as a notice of an unknown outcome, is never pushed out: beside three of them the newest
 * is a fourth.
 */
function withinMost(shown: readonly Toast[]): readonly Toast[] {
  const timed = shown.filter(({ timerMs }) => timerMs !== null);
  const places = Math.max(most - (shown.length - timed.length), timed[0] === shown[0] ? 1 : 0);
  const kept = new Set(timed.slice(0, places));
  return shown.filter((toast) => toast.timerMs === null || kept.has(toast));
}

/** Newest first, at most three. The viewport in `components/site/toasts/toasts.tsx` shows them. */
export const useToasts = create<Toasts>()((set) => ({
  shown: [],
  show(kind, value, { timerMs = 5_000, swipeable = true, isSpokenOnly = false } = {}) {
    const id = ++lastId;
    const toast = { id, kind, value, timerMs, swipeable, isSpokenOnly };
    set(({ shown }) => ({ shown: withinMost([toast, ...shown]) }));
    return id;
  },
  dismiss: (id) => set(({ shown }) => ({ shown: shown.filter((toast) => toast.id !== id) })),
}));
