"use client";

import type { Place } from "@/lib/market/policy/by-place";
import { placesOf } from "@/lib/session/player/account-place";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** Where the player's account is, whose policy counts beside the market's; none for nobody. */
export const useAccountPlaces = (): Place[] => placesOf(useSession(playerIn));
