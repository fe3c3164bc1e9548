import { playerPromotionsQuery } from "@/lib/offers/promotions/queries";
import { usePlayerQuery } from "@/lib/session/player-queries";
import { PromotionCard } from "./promotion-card";
import { PromotionOutline } from "./promotion-outline";

export interface PlayerPromotionItemsProps {
  category: string | null;
  words: { details: string; facts: string; loading: string; empty: string; failed: string; incomplete: string };
}

/** The promotions that our server found for this player, and a notice where it could not find out all of them. */
export function PlayerPromotionItems({ category, words }: PlayerPromotionItemsProps) {
  const [, locale = ""] = location.pathname.split("/");
  const { data, errorUpdateCount } = usePlayerQuery((player) => playerPromotionsQuery(player, locale, category));
  if (!data)
    return errorUpdateCount > 0 ? <p role="status">{words.failed}</p> : <PromotionOutline label={words.loading} />;
  const { items, isComplete } = data;
  return (
    <>
      {items.length > 0 ? (
        <ul className="promotion-list">
          {items.map((promotion) => (
            <PromotionCard key={promotion.id} promotion={promotion} words={words} />
          ))}
        </ul>
      ) : null}
      {isComplete && items.length === 0 ? <p role="status">{words.empty}</p> : null}
      {isComplete ? null : <p role="status">{words.incomplete}</p>}
    </>
  );
}
