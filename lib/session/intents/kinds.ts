import type { Again, Intent, Resolver } from "@/lib/core/intents/intent";
import type { Translator } from "@/lib/market/messages/translator";

/** What an area registers of one of its operations, in its `intents.ts`: how an unknown outcome is resolved, and the name in its row. */
export interface IntentKind extends Resolver {
  again: Again;
  /** In the words of the player, with what tells it from another: "Deposit of €25.00". `tag`: a BCP 47 tag. */
  title(t: Translator<"site.intents">, intent: Intent, tag: string): string;
}

const kinds = new Map<string, IntentKind>();

/** Called once per area, by what composes them. */
export function registerIntentKinds(some: readonly IntentKind[]): void {
  for (const kind of some) kinds.set(kind.operation, kind);
}

export const intentKinds = (): IntentKind[] => [...kinds.values()];

/** Undefined for an operation that only another release knows. */
export const kindOf = ({ operation }: Intent): IntentKind | undefined => kinds.get(operation);
