import { useEffect } from "react";
import { publicConfig } from "@/lib/config/public";
import { receiveBalance, refetchWallet } from "@/lib/money/wallet/queries";
import { profileQuery } from "@/lib/session/permissions/queries";
import { platform } from "@/lib/session/platform/platform";
import { queryClient } from "@/lib/session/player/player-queries";
import { getPushToken } from "@/lib/session/push/api";
import { chooseTransport } from "@/lib/session/push/choice";
import { connectPush } from "@/lib/session/push/connection";
import type { PushBody } from "@/lib/session/push/schema";
import { type Player, playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { report } from "@/lib/site/browser-reports/report";

/** Keeps the push connection of the player while the balance is shown. `player` must keep its identity. */
export function useLiveBalance(player: Player): void {
  useEffect(() => {
    const push = connectPush({
      transport: () => chooseTransport(publicConfig().push),
      token: (signal) => getPushToken(platform, signal),
      isSignedIn: () => playerIn(useSession.getState()) !== null,
      onMessage: (body) => receive(player, body),
      // Messages that were sent while the connection was away are lost.
      onOpen: () => void refetchWallet(player),
      report(error) {
        console.error(error);
        report(error);
      },
    });
    const wake = () => {
      if (!document.hidden) push.wake();
    };
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      push.stop();
    };
  }, [player]);
}

function receive(player: Player, body: PushBody): void {
  if (body.type === "WALLET_BALANCE") receiveBalance(player, body);
  // Attributes and the loyalty level are part of the profile.
  else void queryClient.invalidateQueries({ queryKey: profileQuery(player).queryKey });
}
