import type { ShownQuery } from "@/components/ui/query-state";
import type { Currency } from "@/lib/core/money";
import { playerCurrency } from "@/lib/market/currency";
import { walletQuery } from "@/lib/money/wallet/queries";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/**
 * The currency of the player's amounts, to be combined with the query of amounts that come without one: they are shown in no other, and
 * that of the country is only likely. Known as soon as the wallet or the profile is.
 */
export function useCurrencyQuery(): ShownQuery<Currency> {
  const player = useSession(playerIn);
  const wallet = usePlayerQuery(walletQuery);
  const profile = usePlayerQuery(profileQuery);
  const ofAccount = profile.data === undefined ? undefined : playerCurrency(profile.data ?? player ?? {});
  const data = wallet.data?.balances?.totalBalance.currency ?? ofAccount;
  const mayCome = wallet.isPending;
  return {
    data,
    isError: data === undefined && profile.isError && !mayCome,
    isFetching: data === undefined && profile.isFetching,
    errorUpdateCount: data === undefined && !mayCome ? profile.errorUpdateCount : 0,
    // It does not age: the time of what it is combined with counts.
    dataUpdatedAt: Number.POSITIVE_INFINITY,
    refetch: profile.refetch,
  };
}
