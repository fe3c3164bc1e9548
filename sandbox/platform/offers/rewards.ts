import { z } from "zod";
import { verticals } from "../wallet/verticals";

const amount = z.string().regex(/^\d{1,12}(\.\d{1,2})?$/);

export const triggerTypes = ["MANUAL", "TRIGGERED", "OPT_IN", "LOYALTY"] as const;

/** The terms of its campaign. A fact that is null is not stated. */
const Terms = z.strictObject({
  days: z.int().min(1).nullable().default(30),
  maxBet: amount.nullable().default("5.00"),
  /** By their slugs: no stake in them counts. */
  excludedGames: z.array(z.string().max(100)).max(50).nullable().default([]),
  /** Jackpot games and live tables: no stake in them counts. */
  excludesJackpotsAndTables: z.boolean().default(false),
  /** By their slugs: they are not to be played while it runs. */
  closedGames: z.array(z.string().max(100)).max(50).default([]),
  /** The game of the example, by its slug. */
  exampleGame: z.string().max(100).nullable().default("gem-harbour"),
  consentRequired: z.boolean().default(false),
  /** It gives what a deposit pays in, its amount at most, and nothing without a deposit. */
  matchesDeposit: z.boolean().default(false),
});

/** A reward of a player, with the fields of the specification and those that it leaves open: name, amounts and the number of rounds. */
export const Reward = z.strictObject({
  campaignId: z.string().min(1).max(100),
  /** Null until it is claimed: then it is on offer. */
  assignmentId: z.string().min(1).max(100).nullable().default(null),
  name: z.string().min(1).max(200).nullable().default(null),
  vertical: z.enum(verticals).default("CASINO"),
  /** Completed: taken, and nothing of it runs on. */
  campaignStatus: z.enum(["DRAFT", "ACTIVE", "EXPIRED", "CANCELED", "COMPLETED"]).default("ACTIVE"),
  campaignCategory: z.enum(triggerTypes).default("TRIGGERED"),
  triggerEvent: z.string().max(100).nullable().default(null),
  hasBonusCode: z.boolean().default(false),
  partnerBonusCode: z.string().max(64).nullable().default(null),
  /** Of an opt-in: has the player joined it? */
  optedIn: z.boolean().default(false),
  cashbackInfo: z.strictObject({ claimableFrom: z.iso.datetime().nullable() }).nullable().default(null),
  cashbackActivated: z.boolean().default(false),
  cashbackBooster: z
    .strictObject({ boosterGames: z.array(z.string().max(100)).max(50) })
    .nullable()
    .default(null),
  /** Waits until no other bonus runs in its vertical. */
  queuedPlayerBonus: z
    .strictObject({ id: z.string().min(1).max(100), isCredited: z.boolean() })
    .nullable()
    .default(null),
  /** -1 is a free spin. */
  betBonusType: z.int().nullable().default(null),
  bonusType: z.enum(["STICKY", "NON_STICKY"]).default("STICKY"),
  amount: amount.nullable().default(null),
  freeSpinDetail: z
    .strictObject({
      rounds: z.int().min(1),
      roundsPlayed: z.int().min(0),
      gameSlug: z.string().max(100).nullable().default(null),
      stake: amount.nullable().default(null),
      won: amount.nullable().default(null),
    })
    .nullable()
    .default(null),
  wrMultiplier: z.number().min(0).nullable().default(null),
  wageringAmount: amount.nullable().default(null),
  wageringProgress: amount.nullable().default(null),
  expiresAt: z.iso.datetime().nullable().default(null),
  startedAt: z.iso.datetime().nullable().default(null),
  endedAt: z.iso.datetime().nullable().default(null),
  /** Of the sportsbook, which lists and gives it by its own calls; `provider` names who gives it. */
  isOfSportsbook: z.boolean().default(false),
  provider: z.string().max(100).nullable().default(null),
  terms: Terms.prefault({}),
});
export type Reward = z.output<typeof Reward>;

/** Is it on offer, neither over nor taken? */
export const isOnOffer = ({ campaignStatus, assignmentId, expiresAt }: Reward): boolean =>
  campaignStatus === "ACTIVE" && assignmentId === null && (expiresAt === null || Date.parse(expiresAt) > Date.now());

export const isFreeSpins = ({ betBonusType }: Reward): boolean => betBonusType === -1;

export const isCashback = (reward: Reward): boolean =>
  !isFreeSpins(reward) && reward.triggerEvent?.startsWith("CASHBACK_") === true;

/** Has it been claimed, and is neither used up nor over? */
export const runs = ({ campaignStatus, assignmentId, expiresAt }: Reward): boolean =>
  campaignStatus === "ACTIVE" && assignmentId !== null && (expiresAt === null || Date.parse(expiresAt) > Date.now());

/** Was it taken, and has it passed its time since? */
export const hasExpired = ({ campaignStatus, assignmentId, expiresAt }: Reward): boolean =>
  campaignStatus === "ACTIVE" && assignmentId !== null && expiresAt !== null && Date.parse(expiresAt) <= Date.now();

export const isBooster = ({ triggerEvent }: Reward): boolean => triggerEvent === "CASHBACK_BOOSTER";

/** As the lists have it, without the terms of its campaign. */
export function shown({ terms: _, isOfSportsbook: __, ...reward }: Reward, currency: string) {
  return { ...reward, currency };
}

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

/** A demo player's rewards: a bonus in wagering, free spins and a cashback on offer. `unit`: a plain amount of their currency. */
export function demoRewards(unit: number): z.input<typeof Reward>[] {
  const units = (count: number) => (count * unit).toFixed(2);
  return [
    {
      campaignId: "demo-bonus",
      assignmentId: "demo-bonus-1",
      triggerEvent: "SECOND_DEPOSIT",
      terms: { excludesJackpotsAndTables: true },
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
      freeSpinDetail: { rounds: 20, roundsPlayed: 0, gameSlug: "gem-harbour", stake: units(0.01) },
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
