import type { Json } from "@/lib/core/intents/intent";
import { isCurrency, type Money, money } from "@/lib/core/money";

/** The amount of a stored intent; null where what is stored is none. */
export function keptMoney(parameters: Json): Money | null {
  const { amountMinor, currency }: Record<string, unknown> = Object(parameters);
  return Number.isSafeInteger(amountMinor) && isCurrency(currency) ? money(Number(amountMinor), currency) : null;
}
