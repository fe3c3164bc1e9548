"use client";

import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** Words for a guest, which are in the page; a player, whose pages are the same, reads others once the session is known. */
export function ByVisitor({ guest, player }: { guest: string; player: string }) {
  const isPlayer = useSession(playerIn) !== null;
  return isPlayer ? player : <span className="guest-only">{guest}</span>;
}
