"use client";

import { useId } from "react";
import { Badge } from "@/components/ui/badge";
import { DescriptionList } from "@/components/ui/description-list";
import { passFocus } from "@/components/ui/pass-focus";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Consent } from "@/lib/offers/campaigns/schema";
import type { Reward } from "@/lib/offers/rewards/schema";
import { CashbackProgress } from "./cashback-progress";
import { noticeId } from "./claimed-notice";
import { EndsLine } from "./ends-line";
import { OfferActions } from "./offer-actions";
import { RewardCard } from "./reward-card";
import { moreFacts } from "./reward-facts";
import { type ReadCampaigns, RewardTerms } from "./reward-terms";
import { RunningActions } from "./running-actions";
import { SpinsProgress } from "./spins-progress";
import { useCashback } from "./use-cashback";
import { WageringProgress } from "./wagering-progress";

interface RewardRowProps {
  reward: Reward;
  campaigns: ReadCampaigns;
  onTake: (consent: Consent | null) => Promise<void>;
}

/** A card leaves with the focus in it when its reward was taken or is over. */
const passFocusToNotice = passFocus(() => {
  document.getElementById(noticeId)?.focus();
});

/** A reward with its terms, how far it is, and what can be done with it. Nothing that the platform leaves out is guessed. */
export function RewardRow({ reward, campaigns, onTake }: RewardRowProps) {
  const t = useTranslations("offers.rewards");
  const titleId = useId();
  const cashback = useCashback(reward);
  const { kind, assignmentId, queuedId, expiresAt, isJoined } = reward;
  const isOnOffer = assignmentId === null;
  const state = isOnOffer ? (queuedId === null ? "onOffer" : "queued") : "running";
  const more = moreFacts(reward, t);
  // What is joined is joined while it comes together.
  const isTooEarly = cashback?.isGathering === true && isJoined === null;
  return (
    <li ref={passFocusToNotice} className="min-w-0">
      <RewardCard
        reward={reward}
        titleId={titleId}
        badge={<Badge tone={isOnOffer ? "plain" : "accent"}>{t(`states.${state}`)}</Badge>}
      >
        {more.length > 0 ? <DescriptionList look="columns" facts={more} /> : null}
        {kind === "freeSpins" ? <SpinsProgress reward={reward} /> : null}
        {cashback ? <CashbackProgress query={cashback.query} /> : null}
        {isOnOffer ? null : <WageringProgress reward={reward} />}
        <EndsLine at={expiresAt} />
        <RewardTerms reward={reward} campaigns={campaigns}>
          {(campaign) =>
            isOnOffer && !isTooEarly ? (
              <OfferActions
                reward={reward}
                titleId={titleId}
                needsConsent={campaign?.needsConsent === true}
                onTake={onTake}
              />
            ) : null
          }
        </RewardTerms>
        {isOnOffer ? null : <RunningActions reward={reward} titleId={titleId} />}
      </RewardCard>
    </li>
  );
}
