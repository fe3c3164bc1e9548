"use client";

import { useEffect, useMemo, useReducer, useState } from "react";
import type { Money } from "@/lib/core/money";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { formatPlayerMoney } from "@/lib/market/player-money";
import { walletDialog } from "@/lib/money/dialogs";
import { walletQuery } from "@/lib/money/wallet/queries";
import { parseRefKey } from "@/lib/play/catalogue/game-ref";
import { readGameSession, saveGameSession } from "@/lib/play/game-launch/figures/game-session";
import {
  continuedNetPosition,
  keptNetPosition,
  netAmount,
  netPosition,
  noNetPosition,
} from "@/lib/play/game-launch/figures/net-position";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useDialogs } from "@/lib/site/dialogs/store";
import { useValueHeldDuringRound } from "@/lib/site/running-round";
import { NetLink } from "./net-link";

interface BarFiguresProps {
  tag: string;
  isInRealRound: boolean;
  playerId: string;
  /** The key of the game. */
  game: string;
  /** Does the game hide the header, and the balance in it? */
  showsBalance: boolean;
}

/** The net position of this game since its session began, and the balance; each is left out while it is unknown. */
export function BarFigures({ tag, isInRealRound, playerId, game, showsBalance }: BarFiguresProps) {
  const t = useTranslations("play.gameLaunch");
  const { data } = usePlayerQuery(walletQuery);
  const net = useValueHeldDuringRound(
    useNetAmount(data?.balances?.totalBalance, data?.requestedAt, { isInRealRound, playerId, game }),
    (held) => held !== null,
  );
  const total = useValueHeldDuringRound(data?.balances?.totalBalance, (held) => held !== undefined);
  const [openedAt] = useState(Date.now);
  const since = readGameSession(playerId, game, openedAt)?.startedAt ?? openedAt;
  return (
    <>
      {net ? (
        <NetLink
          {...{ net, tag, since }}
          category={parseRefKey(game)?.lobbyPageType === "live-casino" ? "LIVE_CASINO" : "CASINO"}
        />
      ) : null}
      {showsBalance && total ? (
        <button
          type="button"
          className="figures min-h-9 whitespace-nowrap rounded-sm px-1 text-sm hover:bg-raised focus-visible:focus-ring"
          aria-haspopup="dialog"
          onClick={() => useDialogs.getState().open(walletDialog, null)}
        >
          <span className="text-muted">{t("balance")} </span>
          <b>{formatPlayerMoney(total, tag)}</b>
        </button>
      ) : null}
    </>
  );
}

type Round = Pick<BarFiguresProps, "isInRealRound" | "playerId" | "game">;

/** Continues with what was kept before a reload. */
function useNetAmount(total: Money | undefined, requestedAt = 0, { isInRealRound, playerId, game }: Round) {
  const [state, dispatch] = useReducer(netPosition, null, () => {
    const kept = readGameSession(playerId, game, Date.now())?.net;
    return kept ? continuedNetPosition(kept, Date.now()) : noNetPosition;
  });
  // The balance before the round: at the opening both may be known at once.
  useEffect(() => {
    if (total) dispatch({ type: "balance", total, requestedAt });
  }, [total, requestedAt]);
  useEffect(() => dispatch({ type: "round-changed", isRunning: isInRealRound, at: Date.now() }), [isInRealRound]);
  useEffect(() => {
    const net = keptNetPosition(state);
    if (net) saveGameSession(playerId, game, Date.now(), { net });
  }, [state, playerId, game]);
  return useMemo(() => netAmount(state), [state]);
}
