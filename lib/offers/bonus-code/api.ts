import type { Http } from "@/lib/core/http/http";
import { callPlatform } from "@/lib/session/platform/endpoint";
import type { Reward } from "../rewards/schema";
import * as endpoints from "./endpoints";

/** The campaign of a code that is good for this player. @throws as every call does */
export async function validateBonusCode(http: Http, bonusCode: string, signal?: AbortSignal): Promise<string> {
  const { campaignId } = await callPlatform(http, endpoints.validateBonusCode, { body: { bonusCode }, signal });
  return campaignId;
}

export interface CodeClaim {
  /** As it was typed, without spaces around it. */
  bonusCode: string;
  campaignId: string;
}

/** Claims what the code gives. @throws as every call does */
export const claimBonusCode = (http: Http, { bonusCode }: CodeClaim, key: string): Promise<Reward> =>
  callPlatform(http, endpoints.claimBonusCode, { key, body: { bonusCode, state: "ACTIVATED" } });
