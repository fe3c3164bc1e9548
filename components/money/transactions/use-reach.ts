import type { DateBounds } from "@/lib/core/time/date-range";
import { type ByPlace, strictestAt } from "@/lib/market/policy/by-place";
import { atLeast } from "@/lib/market/policy/strictness";
import { reachOf } from "@/lib/money/transactions/filter";
import { placesOf } from "@/lib/session/player/account-place";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { serverNow } from "./use-server-clock";

/** The days that the player's history reaches, by the market of the page and by that of their account. */
export function useReach(historyDays: ByPlace<number>): DateBounds {
  const places = placesOf(useSession(playerIn));
  return reachOf(strictestAt(atLeast, historyDays, places), serverNow());
}
