"use client";

import type { Place } from "@/lib/market/policy/by-place";
import { placeOf } from "@/lib/session/player/account-place";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** Where the player's account is, whose policy counts beside the market's; null for nobody. */
export function useAccountPlace(): Place | null {
  const player = useSession(playerIn);
  return player && placeOf(player);
}
