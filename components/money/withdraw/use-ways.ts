import { withdrawalMethodsQuery } from "@/lib/money/withdraw/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { Ways } from "../wallet/withdrawable-stat";

/** The ways to be paid, read with the form. Without a form the reason of the amount says why nothing can be withdrawn. */
export function useWays(isFormShown: boolean): Ways {
  const { data, isError } = usePlayerQuery((player) => ({ ...withdrawalMethodsQuery(player), enabled: isFormShown }));
  if (!isFormShown) return "some";
  if (data === undefined) return isError ? "unread" : "reading";
  return data.length === 0 ? "none" : "some";
}
