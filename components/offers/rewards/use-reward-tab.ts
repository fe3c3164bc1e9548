"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { followRewardTab } from "@/lib/offers/rewards/reward-tab";
import { followAddress } from "@/lib/site/dialogs/popup";

/** Opens and closes the rewards by the hash of the address: after a link, Back, Forward and every navigation. */
export function useRewardTab(): void {
  const pathname = usePathname();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect
  useEffect(() => followAddress(followRewardTab), [pathname]);
}
