import { z } from "zod";
import { verticals } from "../verticals";

const amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

export const triggerTypes = ["MANUAL", "TRIGGERED", "OPT_IN", "LOYALTY"] as const;

/** A reward of a player, with the fields of the specification and those that it leaves open: name, amounts and the number of rounds. */
export const Reward = z.strictObject({
  campaignId: z.string().min(1).max(100),
  /** Null until it is claimed: then it is on offer. */
  assignmentId: z.string().min(1).max(100).nullable().default(null),
  name: z.string().min(1).max(200).nullable().default(null),
  vertical: z.enum(verticals).default("CASINO"),
  campaignStatus: z.enum(["DRAFT", "ACTIVE", "EXPIRED", "CANCELED"]).default("ACTIVE"),
  campaignCategory: z.enum(triggerTypes).default("TRIGGERED"),
  triggerEvent: z.string().max(100).nullable().default(null),
  hasBonusCode: z.boolean().default(false),
  /** -1 is a free spin. */
  betBonusType: z.int().nullable().default(null),
  bonusType: z.enum(["STICKY", "NON_STICKY"]).default("STICKY"),
  amount: amount.nullable().default(null),
  freeSpinDetail: z
    .strictObject({ rounds: z.int().min(1), roundsPlayed: z.int().min(0) })
    .nullable()
    .default(null),
  wrMultiplier: z.number().min(0).nullable().default(null),
  wageringAmount: amount.nullable().default(null),
  wageringProgress: amount.nullable().default(null),
  expiresAt: z.iso.datetime().nullable().default(null),
});
export type Reward = z.output<typeof Reward>;

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A demo player's rewards: a bonus in wagering, free spins and a cashback on offer. `unit`: a plain amount of their currency. */
export function demoRewards(unit: number): z.input<typeof Reward>[] {
  const units = (count: number) => (count * unit).toFixed(2);
  return [
    {
      campaignId: "demo-bonus",
      assignmentId: "demo-bonus-1",
      triggerEvent: "SECOND_DEPOSIT",
      amount: units(1),
      wrMultiplier: 20,
      wageringAmount: units(20),
      wageringProgress: units(7),
      expiresAt: inDays(21),
    },
    {
      campaignId: "demo-spins",
      campaignCategory: "LOYALTY",
      betBonusType: -1,
      freeSpinDetail: { rounds: 20, roundsPlayed: 0 },
      wageringAmount: "0",
      expiresAt: inDays(30),
    },
    {
      campaignId: "demo-cashback",
      vertical: "LIVE_CASINO",
      campaignCategory: "OPT_IN",
      triggerEvent: "CASHBACK_WEEKLY",
      amount: units(0.5),
      wageringAmount: "0",
      expiresAt: inDays(30),
    },
  ];
}
