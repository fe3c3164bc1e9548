"use client";

import { useEffect, useId, useRef } from "react";
import { Button, LinkButton } from "@/components/ui/button";
import { DescriptionList } from "@/components/ui/description-list";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Claimed } from "@/lib/offers/bonus-code/flow";
import { dispatchBonusCode } from "@/lib/offers/bonus-code/store";
import type { Reward } from "@/lib/offers/rewards/schema";
import { gainFacts, termsOf } from "@/lib/offers/terms/schema";
import { paths } from "@/lib/routing/paths";
import { EndsLine } from "../rewards/ends-line";
import { RewardCard } from "../rewards/reward-card";
import { moreFacts } from "../rewards/reward-facts";

/** What the code has given, and where it is found from now on. */
export function ClaimedCode({ claimed: { code, facts } }: { claimed: Claimed }) {
  const t = useTranslations("offers.bonusCode");
  const heading = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => heading.current?.focus(), []);
  return (
    <>
      <div ref={heading} role="status" tabIndex={-1} className="grid gap-1 outline-none wrap-anywhere">
        <p className="font-650 text-lg/base">{t("claimed.title", { code })}</p>
        <p className="text-pretty text-muted text-sm">{t(facts ? "claimed.text" : "claimed.noFacts")}</p>
      </div>
      {facts ? <Given reward={facts} /> : null}
      <div className="flex flex-wrap gap-3">
        <LinkButton href={paths.playerPage(pageLocale(), "activeRewards")}>{t("active")}</LinkButton>
        <Button kind="secondary" onClick={() => dispatchBonusCode({ type: "cleared" })}>
          {t("another")}
        </Button>
      </div>
    </>
  );
}

function Given({ reward }: { reward: Reward }) {
  const t = useTranslations("offers.rewards");
  const tPromotions = useTranslations("offers.promotions");
  const titleId = useId();
  return (
    <RewardCard reward={reward} titleId={titleId} heading="h2">
      <DescriptionList
        look="columns"
        facts={[...gainFacts(termsOf(null, reward), reward, t, tPromotions), ...moreFacts(reward, t)]}
      />
      <EndsLine at={reward.expiresAt} />
    </RewardCard>
  );
}
