"use client";

import { useEffect } from "react";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

interface ByVisitorProps {
  guest: string;
  player: string;
  /** Is it the title of the page? Then that of the browser's tab changes with it. */
  isTitle?: boolean;
}

/** Words for a guest, which are in the page; a player, whose pages are the same, reads others once the session is known. */
export function ByVisitor({ guest, player, isTitle = false }: ByVisitorProps) {
  const isPlayer = useSession(playerIn) !== null;
  useEffect(() => {
    if (!isTitle || !isPlayer) return;
    rename(guest, player);
    return () => rename(player, guest);
  }, [isTitle, isPlayer, guest, player]);
  return isPlayer ? player : <span className="guest-only">{guest}</span>;
}

/** The tab's title holds that of the page, and the name of the site. */
function rename(from: string, to: string): void {
  document.title = document.title.replace(from, () => to);
}
