"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Consent } from "@/lib/offers/campaigns/schema";
import { joinMutation } from "@/lib/offers/rewards/queries";
import type { Reward } from "@/lib/offers/rewards/schema";
import { useManagedRewards } from "@/lib/offers/rewards/store";
import { usePlayerMutation } from "@/lib/session/player/player-queries";
import { RewardProblems } from "./reward-problems";
import { useIsChecked } from "./use-is-checked";

interface OfferActionsProps {
  reward: Reward;
  /** Of the reward's name, which tells its buttons from those of another. */
  titleId: string;
  /** The platform wants its terms accepted before a claim. */
  needsConsent: boolean;
  onTake: (consent: Consent | null) => Promise<void>;
}

/** What a player can do with a reward on offer. While the outcome of something is not known, nothing more of it is sent. */
export function OfferActions({ reward, titleId, needsConsent, onTake }: OfferActionsProps) {
  const t = useTranslations("offers.rewards");
  const isBusy = useManagedRewards(({ busy }) => busy.includes(reward.campaignId));
  const isChecked = useIsChecked(reward);
  const { mutate, isPending, error } = usePlayerMutation(joinMutation);
  const [consent, setConsent] = useState<"none" | "missing" | "given">("none");
  const { campaignId, kind, isJoined, bonusCode } = reward;
  const common = { "aria-describedby": titleId };
  function claim() {
    if (needsConsent && consent !== "given") return setConsent("missing");
    void onTake(needsConsent ? { campaignId, agreed: true, bonusCode } : null);
  }
  return (
    <div className="grid gap-2.5">
      {isJoined === null ? (
        <>
          {needsConsent ? (
            <Checkbox
              checked={consent === "given"}
              onChange={({ target }) => setConsent(target.checked ? "given" : "none")}
              error={consent === "missing" ? t("terms.agreeFirst") : null}
            >
              {t("terms.agree")}
            </Checkbox>
          ) : null}
          <Button {...common} busy={isBusy || isChecked} onClick={claim}>
            {t("claim")}
          </Button>
        </>
      ) : (
        <Button
          {...common}
          kind={isJoined ? "secondary" : "primary"}
          busy={isPending}
          onClick={() => mutate({ campaignId, kind, isJoining: !isJoined })}
        >
          {t(isJoined ? "leave" : "join")}
        </Button>
      )}
      {error ? (
        <p role="alert" className="text-danger text-sm">
          {t("failed.join")}
        </p>
      ) : null}
      <RewardProblems reward={reward} isChecked={isChecked} />
    </div>
  );
}
