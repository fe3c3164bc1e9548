"use client";

import type { ComponentType } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { useLazy } from "@/components/ui/use-lazy";
import { walletDialog } from "@/lib/money/dialogs";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import type { BalanceFiguresProps } from "./balance-figures";

export interface BalanceTexts {
  label: string;
  /** Shown before the figures and their messages are here. */
  loading: string;
  unavailable: string;
  /** A BCP 47 tag, for digits and times. */
  tag: string;
}

interface BalanceProps extends BalanceTexts {
  /** Loads the figures with their messages. Keeps its identity. */
  load: () => Promise<{ BalanceFigures: ComponentType<BalanceFiguresProps> }>;
}

/**
 * The player's money in the header. In every page's first load, so it is only the room that the figures will fill: they and
 * the query are loaded once a player is signed in.
 */
export function Balance({ label, loading, unavailable, tag, load }: BalanceProps) {
  const player = useSession(playerIn);
  const isUnavailable = useSession(({ session }) => session?.kind === "unavailable");
  const { part } = useLazy(load, player !== null);

  // As wide as its own outline at least: nothing beside it moves when the figures come.
  return (
    <section
      className="relative flex min-h-9 min-w-31.5 flex-col justify-center rounded-sm border border-line bg-raised px-3 text-center max-[429px]:px-2 leading-dense lg:min-h-10 lg:rounded-md"
      aria-label={label}
    >
      {player && part ? (
        <part.BalanceFigures key={player.playerId} tag={tag} />
      ) : isUnavailable ? (
        <span className="text-muted text-sm">{unavailable}</span>
      ) : (
        <Skeleton size="mx-auto inline-block h-5 w-24" label={loading} />
      )}
      {/* Over the figures, whose changes are announced: a button would read all of them at once. */}
      {player ? (
        <button
          type="button"
          className="absolute inset-x-0 -inset-y-1.5 rounded-[inherit] hover:bg-text/5 focus-visible:focus-ring"
          aria-label={label}
          aria-haspopup="dialog"
          onClick={() => useDialogs.getState().open(walletDialog, null)}
        />
      ) : null}
    </section>
  );
}
