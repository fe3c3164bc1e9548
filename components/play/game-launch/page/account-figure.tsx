"use client";

import type { ReactNode } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { PlayerFigureProps } from "./player-figure";

const loadFigure = () => loadQuietly(() => withMessages(["play.gameFacts"], () => import("./player-figure")));

interface AccountFigureProps extends PlayerFigureProps {
  /** The same in the market's currency. */
  children: ReactNode;
}

/** A figure of the cached page in the market's currency; for a player, in their account's, in the same place. */
export function AccountFigure({ children, ...props }: AccountFigureProps) {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(loadFigure, isPlayer);
  return part && isPlayer ? <part.PlayerFigure {...props}>{children}</part.PlayerFigure> : children;
}
