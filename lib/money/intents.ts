import type { Intent } from "@/lib/core/intents/intent";
import { parseMoney } from "@/lib/core/money";
import type { Translator } from "@/lib/market/messages/translator";
import { formatPlayerMoney } from "@/lib/market/player-money";
import type { IntentKind } from "@/lib/session/intents/kinds";
import { depositOperation, depositResolver } from "./deposit/operation";
import {
  cancellationOperation,
  cancellationResolver,
  withdrawalOperation,
  withdrawalResolver,
} from "./withdraw/operation";

/** Names an operation with its amount. */
const titled =
  (name: "deposit" | "withdrawal" | "cancellation") =>
  (t: Translator<"site.intents">, { parameters }: Intent, tag: string): string => {
    const amount = parseMoney(parameters);
    return amount ? t(`operations.${name}`, { amount: formatPlayerMoney(amount, tag) }) : t("operations.other");
  };

/** The operations of this area. */
export const moneyIntents: readonly IntentKind[] = [
  { ...depositResolver, again: depositOperation.again, title: titled("deposit") },
  { ...withdrawalResolver, again: withdrawalOperation.again, title: titled("withdrawal") },
  { ...cancellationResolver, again: cancellationOperation.again, title: titled("cancellation") },
];
