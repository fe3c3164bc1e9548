import { mutationOptions } from "@tanstack/react-query";
import { isOpen, type Operation, type Result } from "@/lib/core/intents/intent";
import { platform } from "@/lib/session/platform/platform";
import { intents, useIntentChanges } from "./browser-intents";
import { recheckIntents } from "./recheck";

/**
 * Stores an intent, sends it to the platform, and settles it. Rejects only when nothing took effect. Where nobody knows whether it did,
 * its row on every page says so from then on.
 */
export async function runIntent<Parameters, Value>(
  operation: Operation<Parameters, Value>,
  owner: string | null,
  parameters: Parameters,
): Promise<Result<Value>> {
  const result = await intents.run(operation, { owner, parameters, http: platform });
  if (result.state !== "done") void recheckIntents();
  return result;
}

/** The same as a mutation: `usePlayerMutation(({ playerId }) => intentMutation(operation, playerId))`. */
export const intentMutation = <Parameters, Value>(operation: Operation<Parameters, Value>, owner: string | null) =>
  mutationOptions({ mutationFn: (parameters: Parameters) => runIntent(operation, owner, parameters) });

/** Resolves once the intent is settled, with how; "gone" when it was forgotten meanwhile. */
export function untilSettled(owner: string | null, id: string): Promise<"done" | "refused" | "gone"> {
  return new Promise((resolve) => {
    const look = () => {
      const found = intents.of(owner).find((each) => each.id === id);
      if (found && isOpen(found)) return;
      stop();
      resolve(found?.state === "done" || found?.state === "refused" ? found.state : "gone");
    };
    const stop = useIntentChanges.subscribe(look);
    look();
  });
}
