"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

const loadWallet = () =>
  loadQuietly(() =>
    withMessages(["money.overview", "site.form", "site.query"], () => import("@/components/money/wallet/wallet-brief")),
  );

/** The player's money above the list of their pages. Its room is kept until it is there. */
export function WalletIsland() {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(loadWallet, isPlayer);
  return (
    <div className="grid min-h-51 content-center rounded-lg border border-line bg-surface p-4 shadow-card md:min-h-29 md:p-5">
      {part && isPlayer ? <part.WalletBrief /> : null}
    </div>
  );
}
