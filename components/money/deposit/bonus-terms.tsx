"use client";

import { linkTerms } from "@/components/site/content/link-terms";
import { Callout } from "@/components/ui/callout";
import { Checkbox } from "@/components/ui/checkbox";
import { DescriptionList } from "@/components/ui/description-list";
import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { campaignsQuery } from "@/lib/offers/campaigns/queries";
import type { Reward } from "@/lib/offers/rewards/schema";
import { exampleText, sixFacts, termsOf } from "@/lib/offers/terms/schema";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { BonusTermsControl } from "./use-bonus-terms";

interface BonusTermsProps {
  /** The reward that is chosen; null for none, and for a code. */
  offer: Reward | null;
  /** The code that is chosen. */
  code: string | null;
  control: BonusTermsControl;
}

/** The terms of the bonus that is chosen, once it is known which it is. */
export function BonusTerms({ offer, code, control }: BonusTermsProps) {
  const campaignId = offer?.campaignId ?? control.campaignOf(code);
  return campaignId === null ? null : <ReadTerms key={campaignId} {...{ campaignId, offer, control }} />;
}

/** The six facts with the example in money, and what has to be accepted of them. */
function ReadTerms({ campaignId, offer, control }: Omit<BonusTermsProps, "code"> & { campaignId: string }) {
  const t = useTranslations("offers.rewards");
  const tPromotions = useTranslations("offers.promotions");
  const query = usePlayerQuery((player) => campaignsQuery(player, [campaignId]));
  const agreement = control.agreementTo(campaignId);
  return (
    <section aria-label={tPromotions("facts.title")} className="grid gap-3">
      <QueryState
        query={query}
        loading={<Skeleton size="h-36 rounded-md" label={t("terms.reading")} />}
        failure={{ text: t("terms.unreadable"), look: "line" }}
      >
        {([campaign = null]) => {
          const terms = termsOf(campaign, offer);
          return (
            <>
              <DescriptionList
                look="columns"
                label={tPromotions("facts.title")}
                facts={linkTerms(pageLocale(), sixFacts(terms, offer, t, tPromotions))}
              />
              {terms.example ? (
                <Callout title={t("terms.example.title")}>{exampleText(terms.example, t)}</Callout>
              ) : null}
              {campaign?.needsConsent ? (
                <Checkbox
                  checked={agreement === "given"}
                  onChange={({ target }) => control.agree(campaignId, target.checked)}
                  error={agreement === "missing" ? t("terms.agreeFirst") : null}
                >
                  {t("terms.agree")}
                </Checkbox>
              ) : null}
            </>
          );
        }}
      </QueryState>
    </section>
  );
}
