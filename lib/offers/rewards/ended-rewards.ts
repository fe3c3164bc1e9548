import type { Reward } from "./schema";

const ends = ["COMPLETED", "EXPIRED", "CANCELED"] as const;

/** A reward that its player had, and how it ended. */
export type EndedReward = Reward & { status: (typeof ends)[number] };

const isEnded = (reward: Reward): reward is EndedReward =>
  reward.assignmentId !== null && ends.some((end) => end === reward.status);

/** When it ended, as far as that is known: one that did not expire ended before its time. ISO 8601. */
export const endOf = ({ endedAt, expiresAt, status }: Reward): string | null =>
  endedAt ?? (status === "EXPIRED" ? expiresAt : null);

const timeOf = (reward: Reward): number => Date.parse(endOf(reward) ?? "") || 0;

/** Those that have ended, the last one first, and behind them those of which that is not known. An offer that nobody took is none of them. */
export const endedOf = (rewards: readonly Reward[]): EndedReward[] =>
  rewards.filter(isEnded).sort((a, b) => timeOf(b) - timeOf(a));
