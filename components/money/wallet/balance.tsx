"use client";

import { type ComponentType, useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { loadQuietly } from "@/lib/core/lazy-import";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { BalanceFiguresProps } from "./balance-figures";

const retryMs = 5_000;

/**
 * The player's money in the header. In every page's first load, so it is only the room that the figures will fill: they, the
 * poll and the push connection are loaded once a player is signed in.
 */
export function Balance({ words, tag }: Omit<BalanceFiguresProps, "player">) {
  const player = useSession(playerIn);
  const isUnavailable = useSession(({ session }) => session?.kind === "unavailable");
  const [Figures, setFigures] = useState<ComponentType<BalanceFiguresProps> | null>(null);
  const isWanted = player !== null && Figures === null;

  useEffect(() => {
    if (!isWanted) return;
    let isOver = false;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const load = () =>
      loadQuietly(() => import("./balance-figures")).then(
        ({ BalanceFigures }) => setFigures(() => BalanceFigures),
        () => {
          if (!isOver) retry = setTimeout(load, retryMs);
        },
      );
    void load();
    return () => {
      isOver = true;
      clearTimeout(retry);
    };
  }, [isWanted]);

  return (
    <section className="balance" aria-label={words.label}>
      {player && Figures ? (
        <Figures key={player.playerId} player={player} words={words} tag={tag} />
      ) : isUnavailable ? (
        <span className="text-muted text-sm">{words.unavailable}</span>
      ) : (
        <Skeleton size="ml-auto inline-block h-5 w-24" label={words.loading} />
      )}
    </section>
  );
}
