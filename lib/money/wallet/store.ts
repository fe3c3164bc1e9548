import { create } from "zustand";
import { emptyWallet, type Wallet, type WalletEvent, wallet } from "./wallet";

interface WalletStore extends Wallet {
  tell: (event: WalletEvent) => void;
}

/** The player's wallet as every island sees it. */
export const useWallet = create<WalletStore>()((set) => ({
  ...emptyWallet,
  tell: (event) => set((state) => wallet(state, event)),
}));
