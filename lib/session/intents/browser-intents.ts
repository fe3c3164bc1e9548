import { create } from "zustand";
import { publicConfig } from "@/lib/config/public";
import { isIntentKey } from "@/lib/core/browser-storage";
import { browserLock } from "@/lib/core/intents/browser-lock";
import type { Given, Operation, Resolver, Result } from "@/lib/core/intents/intent";
import { createIntents, type Intents } from "@/lib/core/intents/intents";
import { platform } from "@/lib/session/platform/platform";

/** Counts the changes of intents, by this tab or another. */
export const useIntentChanges = create(() => ({ changes: 0 }));

const noteChange = () => useIntentChanges.setState(({ changes }) => ({ changes: changes + 1 }));

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

const resolvers = new Map<string, Resolver>();

/** What composes the areas registers all of them; who runs an operation before that, its own. */
export function registerResolvers(some: readonly Resolver[]): void {
  for (const resolver of some) resolvers.set(resolver.operation, resolver);
}

/** Stores an intent, sends it to the platform, and settles it. Rejects only when nothing took effect. */
export const runIntent = <P, V>(operation: Operation<P, V>, given: Omit<Given<P>, "http">): Promise<Result<V>> =>
  intents.run(operation, { ...given, http: platform });

export const checkIntents = (owner: string | null) => intents.check(owner, [...resolvers.values()], platform);
