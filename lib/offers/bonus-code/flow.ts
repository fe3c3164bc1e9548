import type { Reason } from "@/lib/core/form/form-refusal";
import type { Reward } from "../rewards/schema";

/** What a claim has given. `facts`: null where it is known to be claimed and its response was lost. */
export interface Claimed {
  code: string;
  facts: Reward | null;
}

/** The state of a bonus code (specification "Bonus state"); whether a player may use codes is the response of a query. */
export interface BonusCodeFlow {
  bonusCode: {
    /** The code that was checked, as it was typed. */
    bonusCodeValue: string | null;
    loading: boolean;
    error: Reason | null;
    bonusCodeCampaignId: string | null;
    /** Is the field for a code open? */
    selectEnterBonusCode: boolean;
  };
  manualClaim: {
    loading: boolean;
    error: Reason | null;
    reward: Claimed | null;
    /** The reference of a claim whose response was lost, until it is known what became of it. */
    checking: string | null;
  };
}

export type BonusCodeEvent =
  | { type: "verifying" }
  | { type: "verified"; code: string; campaignId: string }
  | { type: "notVerified"; error: Reason | null }
  | { type: "edited" }
  | { type: "claiming" }
  /** The player keeps the bonus that stands in the way: the code is as good as before. */
  | { type: "kept"; code: string }
  | { type: "claimLost"; code: string; reference: string }
  | { type: "claimed"; claimed: Claimed }
  | { type: "notClaimed"; code: string; error: Reason | null }
  | { type: "cleared" };

const nothingClaimed: BonusCodeFlow["manualClaim"] = { loading: false, error: null, reward: null, checking: null };

export const noCode: BonusCodeFlow = {
  bonusCode: {
    bonusCodeValue: null,
    loading: false,
    error: null,
    bonusCodeCampaignId: null,
    selectEnterBonusCode: true,
  },
  manualClaim: nothingClaimed,
};

export function nextBonusCode(flow: BonusCodeFlow, event: BonusCodeEvent): BonusCodeFlow {
  switch (event.type) {
    case "verifying":
      return { ...noCode, bonusCode: { ...noCode.bonusCode, loading: true } };
    case "verified": {
      const { code: bonusCodeValue, campaignId: bonusCodeCampaignId } = event;
      return { ...noCode, bonusCode: { ...noCode.bonusCode, bonusCodeValue, bonusCodeCampaignId } };
    }
    case "notVerified":
      return { ...noCode, bonusCode: { ...noCode.bonusCode, error: event.error } };
    case "edited":
      // What is on its way was sent with the code as it was.
      return isUnderWay(flow) ? flow : noCode;
    case "claiming":
      return { ...flow, manualClaim: { ...nothingClaimed, loading: true } };
    case "kept":
      return isOf(flow, event.code) ? { ...flow, manualClaim: nothingClaimed } : flow;
    case "claimLost":
      if (!isOf(flow, event.code)) return flow;
      return { ...flow, manualClaim: { ...nothingClaimed, checking: event.reference } };
    case "claimed":
      if (!isOf(flow, event.claimed.code)) return flow;
      return {
        bonusCode: { ...noCode.bonusCode, selectEnterBonusCode: false },
        manualClaim: { ...nothingClaimed, reward: event.claimed },
      };
    case "notClaimed":
      if (!isOf(flow, event.code)) return flow;
      return { bonusCode: noCode.bonusCode, manualClaim: { ...nothingClaimed, error: event.error } };
    case "cleared":
      return noCode;
  }
}

/** Is the claim of this code shown? The end of one that was left says nothing here: its row does. */
const isOf = (flow: BonusCodeFlow, code: string): boolean => isUnderWay(flow) && flow.bonusCode.bonusCodeValue === code;

/** Was a claim sent whose end is not known? */
export const isUnderWay = ({ manualClaim: { loading, checking } }: BonusCodeFlow): boolean =>
  loading || checking !== null;
