import { linkTerms } from "@/components/site/content/link-terms";
import { Callout } from "@/components/ui/callout";
import { DescriptionList } from "@/components/ui/description-list";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Reward } from "@/lib/offers/rewards/schema";
import { exampleText, sixFacts, type Terms } from "@/lib/offers/terms/schema";

interface OfferTermsProps {
  terms: Terms;
  /** Null: only its campaign is known. */
  reward: Pick<Reward, "kind" | "spins"> | null;
}

/** The six facts, each with its meaning a press away, and below them what the requirement costs in money. */
export function OfferTerms({ terms, reward }: OfferTermsProps) {
  const t = useTranslations("offers.rewards");
  const tPromotions = useTranslations("offers.promotions");
  return (
    <>
      <DescriptionList
        look="columns"
        label={tPromotions("facts.title")}
        facts={linkTerms(pageLocale(), sixFacts(terms, reward, t, tPromotions))}
      />
      {terms.example ? <Callout title={t("terms.example.title")}>{exampleText(terms.example, t)}</Callout> : null}
    </>
  );
}
