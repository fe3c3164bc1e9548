"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { campaignsQuery } from "@/lib/offers/campaigns/queries";
import type { Campaign } from "@/lib/offers/campaigns/schema";
import { termsOf } from "@/lib/offers/terms/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { OfferTerms } from "../rewards/offer-terms";
import type { ClaimedOffer } from "./use-claim-code";

interface CodeOfferProps {
  campaignId: string;
  code: string;
  isBusy: boolean;
  onClaim: (offer: ClaimedOffer) => Promise<void>;
}

/** The terms of what a code gives, and below them the button that claims it. Where they cannot be read, it is not claimed. */
export function CodeOffer({ campaignId, ...offer }: CodeOfferProps) {
  const t = useTranslations("offers.rewards");
  const query = usePlayerQuery((player) => campaignsQuery(player, [campaignId]));
  return (
    <QueryState
      query={query}
      loading={<Skeleton size="h-36 rounded-md" label={t("terms.reading")} />}
      failure={{ text: t("terms.unreadableOffer"), look: "line" }}
    >
      {([campaign = null]) => <ReadOffer {...offer} campaignId={campaignId} campaign={campaign} />}
    </QueryState>
  );
}

function ReadOffer({ campaignId, campaign, code, isBusy, onClaim }: CodeOfferProps & { campaign: Campaign | null }) {
  const t = useTranslations("offers.rewards");
  const tCode = useTranslations("offers.bonusCode");
  const [agreement, setAgreement] = useState<"none" | "missing" | "given">("none");
  const needsConsent = campaign?.needsConsent === true;
  function claim() {
    if (needsConsent && agreement !== "given") return setAgreement("missing");
    const consent = needsConsent ? { campaignId, agreed: true, bonusCode: code } : null;
    void onClaim({ vertical: campaign?.vertical ?? null, consent });
  }
  return (
    <>
      <OfferTerms terms={termsOf(campaign, null)} reward={null} />
      {needsConsent ? (
        <Checkbox
          checked={agreement === "given"}
          onChange={({ target }) => setAgreement(target.checked ? "given" : "none")}
          error={agreement === "missing" ? t("terms.agreeFirst") : null}
        >
          {t("terms.agree")}
        </Checkbox>
      ) : null}
      <Button busy={isBusy} onClick={claim}>
        {tCode("claim")}
      </Button>
    </>
  );
}
