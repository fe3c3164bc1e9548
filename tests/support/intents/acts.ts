import { HttpError } from "@/lib/core/http/http-errors";
import { getTransactions } from "@/lib/money/transactions/api";
import { stageOfPayment } from "@/lib/money/transactions/stage";
import { joinCampaign } from "@/lib/offers/rewards/api";
import type { FakeTab } from "./browser";
import type { HistoryPlayer } from "./holdings";
import { createFaultyNetwork, type createTraffic } from "./network";
import type { MortalSandbox } from "./sandbox";
import type { Step } from "./steps";

interface Surroundings {
  at: FakeTab;
  kill: () => Promise<void>;
  traffic: ReturnType<typeof createTraffic>;
  /** What players were told of the campaigns that they take part in. */
  joined: Map<string, boolean | null>;
}

/** Takes part in a campaign or leaves it, and notes what its player is told. */
export async function join(
  { which, isJoining, fault }: Extract<Step, { do: "join" }>,
  { playerId, session, joins }: HistoryPlayer,
  { at, kill, traffic, joined }: Surroundings,
): Promise<void> {
  const campaign = joins[which === 0 ? 0 : 1];
  const about = `${playerId} ${campaign.campaignId}`;
  const { http } = createFaultyNetwork({ real: session.http, isGone: at.isGone, kill, fault }, traffic);
  try {
    await joinCampaign(http, { ...campaign, isJoining });
    joined.set(about, isJoining);
  } catch (error) {
    const isRefused = error instanceof HttpError && error.status < 500;
    if (!isRefused) joined.set(about, null);
  }
}

/** The partner is paid what waits at its page. */
export async function pay({ playerId, session }: HistoryPlayer, sandbox: MortalSandbox): Promise<void> {
  const payments = await getTransactions(session.http, { category: "PAYMENT", limit: 100 }).catch(() => []);
  for (const { type, status, referenceId } of payments)
    if (type === "DEPOSIT" && stageOfPayment(status) === "waiting") await sandbox.settle(playerId, referenceId);
}
