import { formatPlayerMoney } from "@/lib/market/player-money";
import type { IntentKind } from "@/lib/session/intents/kinds";
import { depositOperation, depositResolver, keptAmount } from "./deposit/operation";

/** The operations of this area. */
export const moneyIntents: readonly IntentKind[] = [
  {
    ...depositResolver,
    again: depositOperation.again,
    title(t, { parameters }, tag) {
      const amount = keptAmount(parameters);
      return amount ? t("operations.deposit", { amount: formatPlayerMoney(amount, tag) }) : t("operations.other");
    },
  },
];
