import * as z from "zod/mini";
import { Instant } from "@/lib/core/instant";
import { currencies, type Money } from "@/lib/core/money";
import { Amount } from "@/lib/money/wallet/schema";

/** Where a reward may be used; another value of the platform is not named. */
const verticals = { CASINO: "casino", LIVE_CASINO: "live-casino", SPORTS: "sports" } as const;

/** A reward as it is shown. What the platform does not say is null, and is not taken for nothing. */
export interface Reward {
  id: string;
  name: string | null;
  kind: "bonus" | "freeSpins" | "cashback";
  vertical: (typeof verticals)[keyof typeof verticals] | null;
  amount: Money | null;
  spins: { total: number; played: number } | null;
  /** The wagering requirement: the stake that is required before a withdrawal, and its progress. */
  wagering: { required: Money; done: Money | null; multiplier: number | null } | null;
  /** ISO 8601. */
  expiresAt: string | null;
}

/** The platform's number for a bet bonus that is a free spin. */
const freeSpinType = -1;

const Text = z.nullish(z.string());

/**
 * A reward of the platform (specification "Rewards and bonuses"), as far as it is shown. Its `name`, `amount`, `currency`,
 * `wageringProgress` and the number of `rounds` are assumed: the specification does not list them.
 */
const PlatformReward = z.object({
  campaignId: z.string(),
  assignmentId: Text,
  name: Text,
  vertical: Text,
  triggerEvent: Text,
  betBonusType: z.nullish(z.number()),
  currency: z.enum(currencies),
  amount: z.nullish(Amount),
  freeSpinDetail: z.nullish(z.object({ rounds: z.int(), roundsPlayed: z.int() })),
  wrMultiplier: z.nullish(z.number()),
  wageringAmount: z.nullish(Amount),
  wageringProgress: z.nullish(Amount),
  expiresAt: z.nullish(Instant),
});

export const Rewards = z.array(z.pipe(PlatformReward, z.transform(readReward)));

function readReward(sent: z.infer<typeof PlatformReward>): Reward {
  const { campaignId, assignmentId, vertical, freeSpinDetail: spins, wageringAmount, currency } = sent;
  const money = (amountMinor: number | null | undefined) => (amountMinor == null ? null : { amountMinor, currency });
  const required = money(wageringAmount);
  const done = money(sent.wageringProgress);
  return {
    id: assignmentId ?? campaignId,
    name: sent.name?.trim() || null,
    kind: kindOf(sent),
    vertical: Object.entries(verticals).find(([name]) => name === vertical)?.[1] ?? null,
    amount: money(sent.amount),
    spins: spins ? { total: spins.rounds, played: spins.roundsPlayed } : null,
    wagering: required && { required, done, multiplier: sent.wrMultiplier ?? null },
    expiresAt: sent.expiresAt ?? null,
  };
}

function kindOf({ betBonusType, triggerEvent }: z.infer<typeof PlatformReward>): Reward["kind"] {
  if (betBonusType === freeSpinType) return "freeSpins";
  return triggerEvent?.startsWith("CASHBACK") ? "cashback" : "bonus";
}
