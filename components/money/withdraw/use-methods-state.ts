import { withdrawalMethodsQuery } from "@/lib/money/withdraw/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { MethodsState } from "../wallet/withdrawable-stat";

/** The withdrawal methods, read with the form. Without a form the reason of the amount says why nothing can be withdrawn. */
export function useMethodsState(isFormShown: boolean): MethodsState {
  const { data, isError } = usePlayerQuery((player) => ({ ...withdrawalMethodsQuery(player), enabled: isFormShown }));
  if (!isFormShown) return "unread";
  if (data === undefined) return isError ? "unread" : "reading";
  return data.length === 0 ? "none" : "some";
}
