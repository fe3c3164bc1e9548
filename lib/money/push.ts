import { type PushHandler, pushHandler } from "@/lib/session/push/handlers";
import type { Player } from "@/lib/session/state";
import { receiveBalance, refetchWallet } from "./wallet/queries";
import { WalletBalance } from "./wallet/schema";

const readWallet = (player: Player): void => void refetchWallet(player);

/** What push messages do in the area. */
export const moneyPush: readonly PushHandler[] = [
  pushHandler({
    type: "WALLET_BALANCE",
    schema: WalletBalance,
    receive: receiveBalance,
    readAgain: readWallet,
    opened: readWallet,
  }),
];
