"use client";

import { Skeleton } from "@/components/ui/skeleton";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import type { BalanceFiguresProps } from "./balance-figures";

const load = () => loadQuietly(() => import("./balance-figures"));

/**
 * The player's money in the header. In every page's first load, so it is only the room that the figures will fill: they, the
 * query and the push connection are loaded once a player is signed in.
 */
export function Balance({ words, tag }: Omit<BalanceFiguresProps, "player">) {
  const player = useSession(playerIn);
  const isUnavailable = useSession(({ session }) => session?.kind === "unavailable");
  const { part } = useLazy(load, player !== null);

  return (
    <section className="balance" aria-label={words.label}>
      {player && part ? (
        <part.BalanceFigures key={player.playerId} player={player} words={words} tag={tag} />
      ) : isUnavailable ? (
        <span className="text-muted text-sm">{words.unavailable}</span>
      ) : (
        <Skeleton size="ml-auto inline-block h-5 w-24" label={words.loading} />
      )}
    </section>
  );
}
