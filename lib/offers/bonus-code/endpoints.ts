import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { activities } from "../rewards/kinds";
import { ClaimedReward } from "./schema";

/** Is a code good for this player? Nothing is claimed by it. */
export const validateBonusCode = endpoint({
  method: "post",
  path: "bonus-code/validate",
  body: z.object({ bonusCode: z.string() }),
  response: z.object({ campaignId: z.string() }),
});

const [activated] = activities;

/** Claims what a code stands for. The only `state` is assumed. */
export const claimBonusCode = endpoint({
  method: "post",
  path: "bonus-code/manual-claim",
  body: z.object({ bonusCode: z.string(), state: z.literal(activated) }),
  response: ClaimedReward,
  keyed: true,
});
