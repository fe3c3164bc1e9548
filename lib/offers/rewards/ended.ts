import type { Reward } from "./schema";

const ends = ["COMPLETED", "EXPIRED", "CANCELED"] as const;

/** A reward that its player had, and how it ended. */
export type EndedReward = Reward & { status: (typeof ends)[number] };

const isEnded = (reward: Reward): reward is EndedReward =>
  reward.assignmentId !== null && ends.some((end) => end === reward.status);

/** When it ended, as far as that is known. ISO 8601. */
export const endOf = ({ endedAt, expiresAt }: Reward): string | null => endedAt ?? expiresAt;

const timeOf = (reward: Reward): number => Date.parse(endOf(reward) ?? "") || 0;

/** Those that have ended, the last one first. An offer that nobody took is none of them. */
export const endedOf = (rewards: readonly Reward[]): EndedReward[] =>
  rewards.filter(isEnded).sort((a, b) => timeOf(b) - timeOf(a));
