"use client";

import { GameFrame, type GameFrameProps } from "@/components/play/game-launch/game-frame";
import { load } from "@/lib/core/lazy-import";
import { defaultCurrency } from "@/lib/core/money";

/** The game, with the wallet that its launch may have to ask: the one place where the two areas meet. */
export function PlayerGame(props: Omit<GameFrameProps, "readTotalMinor">) {
  return <GameFrame {...props} readTotalMinor={readTotalMinor} />;
}

/** Whether there is any counts, so the currency of a platform that names none does not matter. */
async function readTotalMinor(signal?: AbortSignal): Promise<number | null> {
  const [{ getBalance }, { platform }] = await load(() =>
    Promise.all([import("@/lib/money/wallet/api"), import("@/lib/session/platform")]),
  );
  const news = await getBalance(platform, defaultCurrency, signal);
  return news ? news.balances.totalBalance.amountMinor : null;
}
