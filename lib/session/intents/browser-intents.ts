import { create } from "zustand";
import { publicConfig } from "@/lib/config/public";
import { isIntentKey } from "@/lib/core/browser-storage";
import { browserLock } from "@/lib/core/intents/browser-lock";
import type { Intents } from "@/lib/core/intents/intent";
import { createIntents } from "@/lib/core/intents/intents";
import { noteIntent } from "./presence";

/** Counts the changes of intents, by this tab or another. */
export const useIntentChanges = create(() => ({ changes: 0 }));

function noteChange(): void {
  noteIntent();
  useIntentChanges.setState(({ changes }) => ({ changes: changes + 1 }));
}

export const intents: Intents = createIntents({
  storage: () => localStorage,
  lock: browserLock,
  now: () => Date.now(),
  newId: () => crypto.randomUUID(),
  hasKeys: () => publicConfig().ignoresKeys !== true,
  onChange: noteChange,
});

addEventListener("storage", ({ key }) => {
  if (key === null || isIntentKey(key)) noteChange();
});
