"use client";

import { ProductGate } from "@/components/site/player-page/page-gates";
import { QueryLoading } from "@/components/ui/query-state";
import { Skeleton } from "@/components/ui/skeleton";
import { StateBlock } from "@/components/ui/state-block";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { ByPlace } from "@/lib/market/policy/by-place";
import type { SportsProduct } from "@/lib/play/sportsbook/place";
import { useSession } from "@/lib/session/store";
import { frameLook } from "./frame-look";
import { PlayerFrame } from "./player-frame";
import { useFramePlace } from "./use-frame-place";
import { VisitorFrame } from "./visitor-frame";

export interface SportsbookViewProps {
  product: SportsProduct;
  channel: "web" | "mobile";
  /** Is a break confirmed by a second press? */
  breakConfirmation: ByPlace<boolean>;
}

/**
 * The sportsbook for whoever is there: a visitor looks around, a player stands behind the gate of the product, and nobody gets a
 * frame while it is not known who they are.
 */
export function SportsbookView({ breakConfirmation, ...page }: SportsbookViewProps) {
  const t = useTranslations("play.sportsbook");
  const session = useSession((state) => state.session);
  const place = useFramePlace(page.product);
  if (!session)
    return (
      <QueryLoading>
        <Skeleton size={frameLook} label={t("opening")} />
      </QueryLoading>
    );
  if (session.kind === "unavailable")
    return (
      <StateBlock state="error" title={t("session.title")}>
        {t("session.text")}
      </StateBlock>
    );
  if (session.kind === "guest") return <VisitorFrame {...page} place={place} />;
  return (
    <ProductGate guard={page.product}>
      <PlayerFrame
        key={session.player.playerId}
        {...page}
        place={place}
        player={session.player}
        breakConfirmation={breakConfirmation}
      />
    </ProductGate>
  );
}
