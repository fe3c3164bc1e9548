import type { Currency } from "@/lib/core/money";
import { playerCurrency } from "@/lib/market/currency";
import { walletQuery } from "@/lib/money/wallet/queries";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** The currency of the player's account; the country's until the profile is here. */
export function useAccountCurrency(): Currency {
  const player = useSession(playerIn);
  const { data: profile } = usePlayerQuery(profileQuery);
  return playerCurrency(profile ?? player ?? {});
}

/** The currency of the player's wallet; the account's own without one, and the country's until either is here. */
export function useWalletCurrency(): Currency {
  const { data: wallet } = usePlayerQuery(walletQuery);
  const currency = useAccountCurrency();
  return wallet?.balances?.totalBalance.currency ?? currency;
}
