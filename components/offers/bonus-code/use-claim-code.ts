import { dropDraft } from "@/lib/core/form/form-drafts";
import { FormRefusal } from "@/lib/core/form/form-refusal";
import { referenceOf } from "@/lib/core/intents/intent";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { CodeClaim } from "@/lib/offers/bonus-code/api";
import { isConflict, releaseFor } from "@/lib/offers/bonus-code/conflict";
import { codeRefusal, reasonOf } from "@/lib/offers/bonus-code/failure";
import { type Claimed, isUnderWay } from "@/lib/offers/bonus-code/flow";
import { claimCodeMutation, refetchAfterClaim } from "@/lib/offers/bonus-code/queries";
import { dispatchBonusCode, useBonusCode } from "@/lib/offers/bonus-code/store";
import { forgetUnclaimedCode } from "@/lib/offers/bonus-code/unclaimed-code";
import { acceptCampaignMutation } from "@/lib/offers/campaigns/queries";
import type { Consent } from "@/lib/offers/campaigns/schema";
import type { Vertical } from "@/lib/offers/campaigns/vertical";
import { stillOpen } from "@/lib/offers/rewards/failure";
import { NotReleased } from "@/lib/offers/rewards/release";
import { untilSettled } from "@/lib/session/intents/run";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { forgetUsedCode } from "@/lib/session/sign-in/kept-bonus-code";
import { type Player, playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

import { useReason } from "../rewards/use-reason";

import { codeDraft, wording } from "./use-verify-code";

/** What of a code is claimed: the terms of its campaign tell what may stand in its way. */
export interface ClaimedOffer {
  vertical: Vertical | null;
  consent: Consent | null;
}

/** Claims what the code that was checked gives, once, whatever is pressed. `onRefused`: nothing was claimed. */
export function useClaimCode(onRefused: (error: unknown) => void): (offer: ClaimedOffer) => Promise<void> {
  const t = useTranslations("offers.bonusCode");
  const tRewards = useTranslations("offers.rewards");
  const reasonText = useReason();
  const { mutateAsync } = usePlayerMutation(claimCodeMutation);
  const { mutateAsync: accept } = usePlayerMutation(acceptCampaignMutation);

  /** The bonus in the way is given up first, where its player agrees. */
  async function send(player: Player, input: CodeClaim, vertical: Vertical | null) {
    try {
      return await mutateAsync(input);
    } catch (error) {
      if (!isConflict(error)) throw error;
      const code = input.bonusCode;
      const wanted = { name: t("wanted", { code }), kind: "bonus" } as const;
      if (!(await releaseFor(player, { code, vertical, wanted }))) return null;
      return mutateAsync(input);
    }
  }

  function refusalOf(error: unknown): FormRefusal | null {
    if (!(error instanceof NotReleased)) return codeRefusal(error, wording(t));
    const { slot, code } = error;
    const message =
      code === stillOpen ? tRewards("checking") : tRewards(`failed.${slot}`, { reason: reasonText(code) });
    return new FormRefusal({ fields: { bonusCode: { code: null, message } } });
  }

  return async function claim({ vertical, consent }) {
    const flow = useBonusCode.getState();
    const { bonusCodeValue: code, bonusCodeCampaignId: campaignId } = flow.bonusCode;
    const player = playerIn(useSession.getState());
    if (!player || code === null || campaignId === null || isUnderWay(flow)) return;
    dispatchBonusCode({ type: "claiming" });
    try {
      if (consent) await accept(consent);
      const result = await send(player, { bonusCode: code, campaignId }, vertical);
      if (!result) return dispatchBonusCode({ type: "kept", code });
      if (result.state === "open") throw new FormRefusal({ fields: { bonusCode: { code: "open" } } });
      if (result.state === "done") return finish({ code, facts: result.value });
      dispatchBonusCode({ type: "claimLost", code, reference: referenceOf(result.intent) });
      const end = await untilSettled(player.playerId, result.intent.id);
      if (end === "done") finish({ code, facts: null });
      else dispatchBonusCode({ type: "notClaimed", code, error: null });
    } catch (error) {
      const refusal = refusalOf(error);
      dispatchBonusCode({ type: "notClaimed", code, error: reasonOf(refusal) });
      onRefused(refusal ?? error);
    } finally {
      void refetchAfterClaim(player);
    }
  };
}

function finish(claimed: Claimed): void {
  dropDraft(codeDraft);
  forgetUsedCode(claimed.code);
  forgetUnclaimedCode();
  dispatchBonusCode({ type: "claimed", claimed });
}
