import { type PushHandler, pushHandler } from "@/lib/session/push/handlers";
import type { Player } from "@/lib/session/state";
import { refetchAwaited } from "./deposit/awaited-deposits";
import { receiveBalance, refetchWallet } from "./wallet/queries";
import { WalletBalance } from "./wallet/schema";

function readMoney(player: Player): void {
  void refetchWallet(player);
  refetchAwaited(player);
}

/** What push messages do in the area. */
export const moneyPush: readonly PushHandler[] = [
  pushHandler({
    type: "WALLET_BALANCE",
    schema: WalletBalance,
    receive(player, balance) {
      receiveBalance(player, balance);
      refetchAwaited(player);
    },
    readAgain: readMoney,
    opened: readMoney,
  }),
];
