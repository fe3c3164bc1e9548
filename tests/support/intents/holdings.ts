import { randomUUID } from "node:crypto";
import type { Http } from "@/lib/core/http/http";
import { money, toDecimal } from "@/lib/core/money";
import type { CancellationInput } from "@/lib/money/withdraw/api";
import type { CodeClaim } from "@/lib/offers/bonus-code/api";
import type { Claim, Forfeit } from "@/lib/offers/rewards/api";
import type { MortalSandbox } from "./sandbox";
import { pressed } from "./steps";

/** A player of a history with what can be taken, given up and taken back, two of each: the intents about them are told apart by it. */
export interface HistoryPlayer {
  playerId: string;
  http: Http;
  claims: readonly [Claim, Claim];
  codes: readonly [CodeClaim, CodeClaim];
  forfeits: readonly [Forfeit, Forfeit];
  cancellations: readonly [CancellationInput, CancellationInput];
}

/** Each kind has a vertical of its own, so that only bonuses of one kind stand in each other's way. */
const bonus = (vertical: string, more: object) => ({ vertical, amount: "5.00", campaignCategory: "LOYALTY", ...more });
const claimOf = (campaignId: string, way: Claim["way"]): Claim => ({ campaignId, way, queuedId: null, provider: null });

export async function newHistoryPlayer(sandbox: MortalSandbox): Promise<HistoryPlayer> {
  const [first, second] = [`runs-1-${randomUUID()}`, `runs-2-${randomUUID()}`];
  const rewards = [
    bonus("CASINO", { campaignId: "offered" }),
    bonus("CASINO", { campaignId: "cash", triggerEvent: "CASHBACK_INSTANT" }),
    ...[first, second].map((assignmentId) => bonus("SPORTS", { campaignId: assignmentId, assignmentId })),
  ];
  const { playerId, http } = await sandbox.newPlayer({ rewards });
  // Enough for all withdrawals of a history, by a method that can pay out.
  await sandbox.payIn(playerId, toDecimal(pressed.before));
  const newCode = () => sandbox.newCode(bonus("LIVE_CASINO", {}));
  const payOut = async (amountMinor: number): Promise<CancellationInput> => ({
    pendingWithdrawalId: await sandbox.payOut(playerId, toDecimal(amountMinor)),
    amount: money(amountMinor, "EUR"),
  });
  const [small, large] = pressed.cancellation;
  return {
    playerId,
    http,
    claims: [claimOf("offered", "claim"), claimOf("cash", "instant")],
    codes: [await newCode(), await newCode()],
    forfeits: [
      { assignmentId: first, wageringProgress: null },
      { assignmentId: second, wageringProgress: null },
    ],
    cancellations: [await payOut(small), await payOut(large)],
  };
}
