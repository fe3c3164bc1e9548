"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

const load = () => loadQuietly(() => import("./account-law"));

/** The lines of the account's place, once a player is signed in. */
export function AccountLawIsland() {
  const isPlayer = useSession((state) => playerIn(state) !== null);
  const { part } = useLazy(load, isPlayer);
  return part && isPlayer ? <part.AccountLaw /> : null;
}
