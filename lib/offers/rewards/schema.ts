import * as z from "zod/mini";
import { Amount } from "@/lib/core/decimal-amount";
import { add, currencies, type Money, money } from "@/lib/core/money";
import { Instant } from "@/lib/core/time/instant";
import { named, type Vertical, verticalOf } from "../campaigns/vertical";
import { categories, isBooster, isFreeSpin, isInstantCashback, statuses, triggers } from "./kinds";

/** A reward as it is shown. What the platform does not say is null, and is not taken for nothing. */
export interface Reward {
  id: string;
  campaignId: string;
  /** Of one that runs; null of one on offer. */
  assignmentId: string | null;
  name: string | null;
  kind: "bonus" | "freeSpins" | "cashback";
  /** The call that takes it. */
  way: "claim" | "instant" | "cashback" | "queued" | "sportsbook";
  trigger: (typeof triggers)[keyof typeof triggers] | null;
  vertical: Vertical | null;
  status: (typeof statuses)[number] | null;
  amount: Money | null;
  /** `gameSlug`: of the game that they are for. */
  spins: { total: number; played: number; gameSlug: string | null } | null;
  /** The wagering requirement: the stake that is required before a withdrawal, and its progress. */
  wagering: { required: Money; done: Money | null; multiplier: number | null } | null;
  /** Of the requirement, which may be told by it alone while a reward is on offer. */
  multiplier: number | null;
  /** Cash is played before the bonus. */
  isNonSticky: boolean;
  /** Of a campaign that players join: do they take part? Null of any other. */
  isJoined: boolean | null;
  category: (typeof categories)[keyof typeof categories] | null;
  /** Of a reward of the sportsbook: the game provider that gives it. */
  provider: string | null;
  /** Of the partner or code that it came by. */
  bonusCode: string | null;
  /** Of cashback: when it can be claimed at the earliest. ISO 8601. */
  claimableFrom: string | null;
  /** Waits until no other bonus runs in its vertical. */
  queuedId: string | null;
  /** The games that a booster counts for. */
  boosterGames: readonly string[];
  /** ISO 8601. */
  startedAt: string | null;
  /** ISO 8601. */
  expiresAt: string | null;
  /** ISO 8601. */
  endedAt: string | null;
}

/** What a reward is called: without a name, by its kind. */
export type RewardName = Pick<Reward, "name" | "kind">;

const Text = z.nullish(z.string());

/**
 * A reward of the platform (specification "Rewards and bonuses"), as far as it is shown. Its `name`, `provider`, `amount`, `currency`, `optedIn`,
 * `wageringProgress`, the number of `rounds`, their `gameSlug`, the id of what is queued and what `cashbackInfo` holds are assumed: the
 * specification does not list them.
 */
const PlatformReward = z.object({
  campaignId: z.string(),
  assignmentId: Text,
  name: Text,
  provider: Text,
  vertical: Text,
  campaignStatus: Text,
  campaignCategory: Text,
  triggerEvent: Text,
  hasBonusCode: z.nullish(z.boolean()),
  partnerBonusCode: Text,
  cashbackInfo: z.nullish(z.object({ claimableFrom: z.nullish(Instant) })),
  cashbackActivated: z.nullish(z.boolean()),
  betBonusType: z.nullish(z.number()),
  bonusType: Text,
  optedIn: z.nullish(z.boolean()),
  currency: z.enum(currencies),
  amount: z.nullish(Amount),
  cashbackBooster: z.nullish(z.object({ boosterGames: z.array(z.string()) })),
  queuedPlayerBonus: z.nullish(z.object({ id: z.string(), isCredited: z.boolean() })),
  freeSpinDetail: z.nullish(z.object({ rounds: z.int(), roundsPlayed: z.int(), gameSlug: Text })),
  wrMultiplier: z.nullish(z.number()),
  wageringAmount: z.nullish(Amount),
  wageringProgress: z.nullish(Amount),
  startedAt: z.nullish(Instant),
  expiresAt: z.nullish(Instant),
  endedAt: z.nullish(Instant),
});
type PlatformReward = z.infer<typeof PlatformReward>;

export const Rewards = z.array(z.pipe(PlatformReward, z.transform(readReward)));

function readReward(sent: PlatformReward): Reward {
  const { campaignId, assignmentId, vertical, freeSpinDetail: spins, wageringAmount, currency } = sent;
  const moneyOf = (amountMinor: number | null | undefined) => (amountMinor == null ? null : { amountMinor, currency });
  const required = moneyOf(wageringAmount);
  const done = moneyOf(sent.wageringProgress);
  return {
    id: assignmentId ?? campaignId,
    campaignId,
    assignmentId: assignmentId ?? null,
    name: sent.name?.trim() || null,
    kind: kindOf(sent),
    provider: sent.provider ?? null,
    way: wayOf(sent),
    trigger: named(triggers, sent.triggerEvent),
    vertical: verticalOf(vertical),
    category: named(categories, sent.campaignCategory),
    status: statuses.find((each) => each === sent.campaignStatus) ?? null,
    amount: moneyOf(sent.amount),
    spins: spins ? { total: spins.rounds, played: spins.roundsPlayed, gameSlug: spins.gameSlug || null } : null,
    wagering: required && { required, done, multiplier: sent.wrMultiplier ?? null },
    multiplier: sent.wrMultiplier ?? null,
    isNonSticky: sent.bonusType === "NON_STICKY",
    isJoined: joinedOf(sent),
    bonusCode: sent.hasBonusCode === false ? null : sent.partnerBonusCode?.trim() || null,
    claimableFrom: sent.cashbackInfo?.claimableFrom ?? null,
    queuedId: queuedIdOf(sent),
    boosterGames: sent.cashbackBooster?.boosterGames ?? [],
    startedAt: sent.startedAt ?? null,
    expiresAt: sent.expiresAt ?? null,
    endedAt: sent.endedAt ?? null,
  };
}

/** A booster is joined by its activation, which the platform tells of cashback alone. */
function joinedOf(sent: PlatformReward): boolean | null {
  if (isBooster(sent.triggerEvent)) return sent.cashbackActivated === true;
  return sent.campaignCategory === "OPT_IN" && kindOf(sent) === "bonus" ? sent.optedIn === true : null;
}

function kindOf({ betBonusType, triggerEvent }: PlatformReward): Reward["kind"] {
  if (isFreeSpin(betBonusType)) return "freeSpins";
  return triggerEvent?.startsWith("CASHBACK_") ? "cashback" : "bonus";
}

function wayOf(sent: PlatformReward): Reward["way"] {
  if (queuedIdOf(sent) !== null) return "queued";
  if (kindOf(sent) !== "cashback") return "claim";
  return isInstantCashback(sent.triggerEvent) ? "instant" : "cashback";
}

const queuedIdOf = ({ queuedPlayerBonus: queued }: PlatformReward): string | null =>
  queued && !queued.isCredited ? queued.id : null;

/** What a player gives up with bonuses that run. */
export interface GivenUp {
  /** The money of the bonuses themselves. */
  bonus: Money;
  /** What was won with them, and is locked while they run. */
  locked: Money;
  total: Money;
}

/** The amounts of a wallet that a bonus may take with it. */
interface BonusAmounts {
  casinoBonus: Money;
  liveCasinoBonus: Money;
  sportsBonus: Money;
  lockedBalance: Money;
}

const isRunningBonus = ({ kind, assignmentId }: Reward): boolean => kind === "bonus" && assignmentId !== null;

/** The bonuses that end with a withdrawal. Free spins and cashback do not stand against one. */
export const endedByWithdrawal = (rewards: readonly Reward[]): Reward[] => rewards.filter(isRunningBonus);

const parts = { casino: "casinoBonus", "live-casino": "liveCasinoBonus", sports: "sportsBonus" } as const;

/**
 * The amounts that the wallet has of them: those of their verticals, or of all where one of them names none. Of `running` those that stay
 * keep the money of their vertical, and with any of them what is locked stays too.
 */
export function givenUp(ended: readonly Reward[], amounts: BonusAmounts, running: readonly Reward[] = []): GivenUp {
  const nothing = money(0, amounts.lockedBalance.currency);
  const staying = running.filter((each) => isRunningBonus(each) && !ended.some(({ id }) => id === each.id));
  const has = (rewards: readonly Reward[], name: string) =>
    rewards.some(({ vertical }) => vertical === null || vertical === name);
  const verticals = Object.entries(parts).filter(([name]) => has(ended, name) && !has(staying, name));
  const bonus = verticals.reduce((sum, [, part]) => add(sum, amounts[part]), nothing);
  const locked = ended.length > 0 && staying.length === 0 ? amounts.lockedBalance : nothing;
  return { bonus, locked, total: add(bonus, locked) };
}
