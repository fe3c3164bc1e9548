import type { ReactNode } from "react";
import { type Currency, money } from "@/lib/core/money";
import { playerCurrency } from "@/lib/market/currency";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { gameFigures, type PublishedFigures } from "@/lib/play/game-launch/figures/cost";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { costText } from "./cost-text";

export interface PlayerFigureProps {
  name: "lowestStake" | "highestStake" | "cost";
  published: PublishedFigures;
  /** The market's. */
  currency: Currency;
  /** A BCP 47 tag, for digits. */
  tag: string;
}

/** A figure in the currency of the player's account; that of the page until this is known, and where none is published in it. */
export function PlayerFigure({
  name,
  published,
  currency,
  tag,
  children,
}: PlayerFigureProps & { children: ReactNode }) {
  const t = useTranslations("play.gameFacts");
  const player = useSession(playerIn);
  const { data: profile } = usePlayerQuery(profileQuery);
  if (!player || profile === undefined) return children;
  const own = playerCurrency(profile ?? player);
  const figures = gameFigures(published, own);
  const amount = (minor: number) => formatPlayerMoney(money(minor, own), tag);
  if (!figures) return name === "cost" ? [children, " ", t("otherCurrency", { own, shown: currency })] : children;
  if (name !== "cost") return amount(figures[name]);
  if (!figures.cost) return children;
  return costText(t, published.gameType, figures.cost, amount);
}
