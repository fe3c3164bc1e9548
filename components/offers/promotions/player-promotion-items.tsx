import { QueryState } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { playerPromotionsQuery } from "@/lib/offers/promotions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useCurrent } from "../use-current";
import { PromotionCard } from "./promotion-card";
import { promotionSkeleton } from "./promotion-outline";
import { listBoxStyle, listStyle } from "./promotion-styles";

export interface PlayerPromotionItemsProps {
  category: string | null;
}

/** The promotions that our server found for this player, and a notice where it could not find out all of them. */
export function PlayerPromotionItems({ category }: PlayerPromotionItemsProps) {
  const t = useTranslations("offers.promotions");
  const [, locale = ""] = location.pathname.split("/");
  const query = usePlayerQuery((player) => playerPromotionsQuery(player, locale, category));
  const current = useCurrent(query.data?.items, ({ ends }) => ends?.dateTime ?? null);
  const { isComplete = true } = query.data ?? {};
  return (
    <QueryState
      query={{ ...query, data: current }}
      loading={<Skeleton size={promotionSkeleton} label={t("forYou.loading")} />}
      failure={{ text: t("forYou.failed"), look: "line" }}
    >
      {(items) => (
        <>
          {items.length > 0 ? (
            <div className={listBoxStyle}>
              <ul className={listStyle}>
                {items.map((promotion) => (
                  <PromotionCard key={promotion.id} promotion={promotion} t={t} />
                ))}
              </ul>
            </div>
          ) : null}
          {isComplete && items.length === 0 ? (
            <p role="status" className="text-muted">
              {t("forYou.empty")}
            </p>
          ) : null}
          {isComplete ? null : <p role="status">{t("forYou.incomplete")}</p>}
        </>
      )}
    </QueryState>
  );
}
