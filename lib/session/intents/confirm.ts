import type { ForcedEnd } from "../sign-out/sign-out-reason";
import type { Player } from "../state";
import { intents } from "./browser-intents";

/** The operation that an end of the session says is done. By name: a page whose first call is refused has loaded no area's operations yet. */
const doneBy: Partial<Record<ForcedEnd, string>> = { closed: "close-account" };

/**
 * Settles what the end of the session says is done: nobody can ask about it afterwards, and an account that support opens again would be
 * closed once more by the next login.
 */
export function confirmBy(reason: ForcedEnd, { playerId }: Player): void {
  for (const { id, operation } of intents.open(playerId, [])) if (operation === doneBy[reason]) intents.confirm(id);
}
