"use client";

import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** Whose account it is. Its line is kept while the session is not known. */
export function PlayerEmail() {
  const player = useSession(playerIn);
  return <p className="-mt-4 min-h-6 wrap-anywhere text-muted">{player?.email}</p>;
}
