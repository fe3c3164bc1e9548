"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";
import type { ByPlace } from "@/lib/market/policy/by-place";
import { isPermittedFor } from "@/lib/session/player/account-place";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

const loadBreakNow = () => loadQuietly(() => withMessages(["safety.breaks", "site.form"], () => import("./break-now")));

/** Does one press begin a break of 24 hours here? Then with the part that does it, as soon as it is there. */
export function useBreakNow(confirmation: ByPlace<boolean>) {
  const player = useSession(playerIn);
  const isOnePress = player !== null && !isPermittedFor(confirmation, player);
  const { part } = useLazy(loadBreakNow, isOnePress);
  return { isOnePress, now: isOnePress ? part : null };
}
