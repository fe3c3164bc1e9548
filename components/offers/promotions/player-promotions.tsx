import { WhyShown } from "@/components/site/why-shown";
import type { Translator } from "@/lib/market/messages/translator";
import type { Category } from "@/lib/offers/promotions/schema";
import { PlayerPromotionList } from "./player-promotion-list";
import { sectionTitleStyle } from "./promotion-styles";

interface PlayerPromotionsProps {
  t: Translator<"offers.promotions">;
  tWhy: Translator<"site.whyShown">;
  category: Category | null;
}

/** Promotions for this player, last in the page: their space is reserved, and where there are none nothing follows the rest of it. */
export function PlayerPromotions({ t, tWhy, category }: PlayerPromotionsProps) {
  return (
    <section className="player-only min-h-75 calm:hidden" aria-labelledby="for-you">
      <h2 id="for-you" className={sectionTitleStyle}>
        {t("forYou.title")}
      </h2>
      <PlayerPromotionList category={category} loading={t("forYou.loading")} failed={t("forYou.failed")} />
      <WhyShown t={tWhy} reason="chosen" />
    </section>
  );
}
