import { create } from "zustand";
import { hasIntent } from "@/lib/session/storage-probes";

/** Does this page have to know of intents? In the first load of every page: what knows more is loaded once it does. */
export const useIntentPresence = create(() => ({ isThere: false }));

export const noteIntent = (): void => useIntentPresence.setState({ isThere: true });

/** Notices the intents that an earlier page left, and those of other tabs. Returns what ends it. */
export function watchPresence(): () => void {
  const look = () => {
    if (hasIntent()) noteIntent();
  };
  look();
  addEventListener("storage", look);
  return () => removeEventListener("storage", look);
}
