import { rates } from "../../content/generator/markets";
import { parseDecimal, toDecimal } from "../wallet/decimal";
import type { Reward } from "./rewards";

/** What the code of an offer gives in a currency: its amounts are in euros, and the other currencies follow, as those of promotions do. */
export function rewardIn(currency: string, reward: Reward): Reward {
  const rate = rates[currency] ?? 1;
  const convert = (amount: string | null) => (amount === null ? null : (Number(amount) * rate).toFixed(2));
  const { amount, wageringAmount, terms } = reward;
  return {
    ...reward,
    amount: convert(amount),
    wageringAmount: convert(wageringAmount),
    terms: { ...terms, maxBet: convert(terms.maxBet) },
  };
}

/** Of a bonus that matches a deposit: no more than was paid in, and the wagering of that. */
export function matchDeposit(reward: Reward, paidMinor: bigint): Reward {
  const most = parseDecimal(reward.amount ?? "0") ?? 0n;
  if (!reward.terms.matchesDeposit || paidMinor >= most) return reward;
  const wageringMinor = BigInt(Math.round(Number(paidMinor) * (reward.wrMultiplier ?? 0)));
  return { ...reward, amount: toDecimal(paidMinor), wageringAmount: toDecimal(wageringMinor) };
}
