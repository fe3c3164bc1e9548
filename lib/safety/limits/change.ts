import type { Json } from "@/lib/core/intents/intent";
import { type Money, parseMoney } from "@/lib/core/money";
import { type Limit, type LimitKind, type LimitPeriod, limitPeriods } from "./schema";

/** One change of one limit. */
export type LimitChange = { kind: LimitKind; period: LimitPeriod } & (
  | { action: "set"; amount: Money }
  | { action: "remove" }
  /** Ends a change that waits. `value`: the limit that stays; null without one. */
  | { action: "cancel"; value: Money | null }
);

/** Lower ones and first ones protect at once; any other change waits. The platform decides: this is what the player is told before. */
export const isImmediate = ({ value }: Pick<Limit, "value">, amountMinor: number): boolean =>
  value === null || amountMinor < value.amountMinor;

/** Is a limit as the change wants it, in effect or waiting? */
export function isMade(change: LimitChange, { value, pendingValue, pendingDate }: Limit): boolean {
  switch (change.action) {
    case "set":
      return isSame(change.amount, value) || isSame(change.amount, pendingValue);
    case "remove":
      return value === null || (pendingDate !== null && pendingValue === null);
    case "cancel":
      // A change that took effect meanwhile was not cancelled.
      return pendingDate === null && isSame(change.value, value);
  }
}

const isSame = (one: Money | null, other: Money | null) =>
  one?.amountMinor === other?.amountMinor && one?.currency === other?.currency;

/** A change as an intent keeps it. */
export function storedChange(change: LimitChange): Json {
  const { kind, period, action } = change;
  const amount = action === "set" ? change.amount : action === "cancel" ? change.value : null;
  return { kind, period, action, amount: amount && { ...amount } };
}

/** The change that was kept; null where what is stored is none. */
export function keptChange(parameters: Json): LimitChange | null {
  const { kind, period, action, amount: sent } = Object(parameters);
  if ((kind !== "deposit" && kind !== "spend") || !limitPeriods.includes(period)) return null;
  const amount = parseMoney(sent);
  if (action === "set") return amount && { kind, period, action, amount };
  if (action === "remove") return { kind, period, action };
  return action === "cancel" ? { kind, period, action, value: amount } : null;
}
