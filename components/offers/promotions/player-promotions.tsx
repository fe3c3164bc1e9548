import type { Translator } from "@/lib/market/messages/translator";
import type { Category } from "@/lib/offers/promotions/schema";
import { PlayerPromotionList } from "./player-promotion-list";

interface PlayerPromotionsProps {
  t: Translator<"offers">;
  category: Category | null;
  words: { details: string; facts: string };
}

/** What is meant for the player who is looking, below what is meant for everybody: its room is kept. */
export function PlayerPromotions({ t, category, words }: PlayerPromotionsProps) {
  const states = {
    loading: t("promotions.forYou.loading"),
    empty: t("promotions.forYou.empty"),
    failed: t("promotions.forYou.failed"),
    incomplete: t("promotions.forYou.incomplete"),
  };
  return (
    <section className="player-only player-promotions" aria-labelledby="for-you">
      <h2 id="for-you">{t("promotions.forYou.title")}</h2>
      <PlayerPromotionList category={category} words={{ ...words, ...states }} />
    </section>
  );
}
