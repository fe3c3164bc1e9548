import type { Intent } from "@/lib/core/intents/intent";
import { type Money, parseMoney } from "@/lib/core/money";
import { depositOperation } from "@/lib/money/deposit/operation";
import { intents, useIntentChanges } from "@/lib/session/intents/browser-intents";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** A deposit of this browser that got no response: nobody knows whether the platform has it. */
interface LostDeposit {
  intent: Intent;
  amount: Money;
}

/** The player's, from whatever tab. None whose amount cannot be read, as of another release: its row on every page tells of it. */
export function useLostDeposits(): readonly LostDeposit[] {
  const playerId = useSession((state) => playerIn(state)?.playerId ?? null);
  useIntentChanges();
  return intents.of(playerId).flatMap((intent) => {
    const amount = parseMoney(intent.parameters);
    const isLost = intent.operation === depositOperation.name && intent.state === "unknown";
    return isLost && amount ? [{ intent, amount }] : [];
  });
}
