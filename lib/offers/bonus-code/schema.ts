import { Rewards } from "../rewards/schema";

/** What a claim has given: the reward as the lists of rewards have it. */
export const ClaimedReward = Rewards.def.element;

/** Longer than any code: what is pasted by mistake is not sent. */
export const longestCode = 64;
