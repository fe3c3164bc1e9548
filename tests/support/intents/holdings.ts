import { randomUUID } from "node:crypto";
import { money, toDecimal } from "@/lib/core/money";
import type { CancellationInput } from "@/lib/money/withdraw/api";
import type { CodeClaim } from "@/lib/offers/bonus-code/api";
import type { Claim, Forfeit, Join } from "@/lib/offers/rewards/api";
import type { MortalSandbox } from "./sandbox";
import type { PlayerSession } from "./session";
import { pressed } from "./steps";

/** A player of a history with what can be taken, given up and taken back, two of each: the intents about them are told apart by it. */
export interface HistoryPlayer {
  playerId: string;
  session: PlayerSession;
  /** What the wallet had before the history, in hundredths. */
  mainBefore: number;
  claims: readonly [Claim, Claim, Claim, Claim];
  codes: readonly [CodeClaim, CodeClaim];
  forfeits: readonly [Forfeit, Forfeit];
  cancellations: readonly [CancellationInput, CancellationInput];
  joins: readonly [Omit<Join, "isJoining">, Omit<Join, "isJoining">];
}

/** The bonus that deposits are made with. */
export const depositBonus = "with-deposit";
/** In hundredths: what each bonus gives, and what the two of sports that run from the start have together. */
export const bonusMinor = { each: 500, deposit: 700, sports: 800 } as const;

/** Each kind has a vertical of its own, so that only bonuses of one kind stand in each other's way. */
const bonus = (vertical: string, more: object) => ({
  ...{ vertical, amount: toDecimal(bonusMinor.each), campaignCategory: "LOYALTY" },
  ...more,
});
const claimOf = (campaignId: string, way: Claim["way"], queuedId: string | null = null): Claim => ({
  ...{ campaignId, way, queuedId, provider: null },
});

export async function newHistoryPlayer(sandbox: MortalSandbox): Promise<HistoryPlayer> {
  const [first, second] = [`runs-1-${randomUUID()}`, `runs-2-${randomUUID()}`];
  const rewards = [
    bonus("CASINO", { campaignId: "offered" }),
    bonus("CASINO", { campaignId: "cash", triggerEvent: "CASHBACK_INSTANT" }),
    bonus("CASINO", {
      ...{ campaignId: "spins", betBonusType: -1, freeSpinDetail: { rounds: 5, roundsPlayed: 0 } },
      queuedPlayerBonus: { id: "spins-1", isCredited: false },
    }),
    bonus("SPORTS", { campaignId: "sportsbook", isOfSportsbook: true }),
    bonus("CASINO", { campaignId: depositBonus, amount: toDecimal(bonusMinor.deposit) }),
    bonus("CASINO", { campaignId: "opt-in", campaignCategory: "OPT_IN" }),
    bonus("CASINO", { campaignId: "booster", triggerEvent: "CASHBACK_BOOSTER" }),
    ...[first, second].map((assignmentId) => bonus("SPORTS", { campaignId: assignmentId, assignmentId })),
  ];
  const player = await sandbox.newPlayer({ rewards });
  const { playerId } = player;
  const session = await sandbox.openSession(player);
  // Enough for all withdrawals of a history, by a method that can pay out.
  await sandbox.payIn(playerId, toDecimal(pressed.before));
  await sandbox.credit(playerId, "SPORTS", toDecimal(bonusMinor.sports));
  const newCode = () => sandbox.newCode(bonus("LIVE_CASINO", {}));
  const payOut = async (amountMinor: number): Promise<CancellationInput> => ({
    pendingWithdrawalId: await sandbox.payOut(playerId, toDecimal(amountMinor)),
    amount: money(amountMinor, "EUR"),
  });
  const [small, large] = pressed.cancellation;
  return {
    playerId,
    session,
    mainBefore: pressed.before - small - large,
    claims: [
      ...([claimOf("offered", "claim"), claimOf("cash", "instant")] as const),
      ...([claimOf("spins", "queued", "spins-1"), claimOf("sportsbook", "sportsbook")] as const),
    ],
    codes: [await newCode(), await newCode()],
    forfeits: [
      { assignmentId: first, wageringProgress: null },
      { assignmentId: second, wageringProgress: null },
    ],
    joins: [
      { campaignId: "opt-in", kind: "bonus" },
      { campaignId: "booster", kind: "cashback" },
    ],
    cancellations: [await payOut(small), await payOut(large)],
  };
}
