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
    const nameTab = () => rename(guest, player);
    nameTab();
    // Next writes the page's own title again whenever the address changes.
    const observer = new MutationObserver(nameTab);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      rename(player, guest);
    };
  }, [isTitle, isPlayer, guest, player]);
  return isPlayer ? player : <span className="guest-only">{guest}</span>;
}

/** The tab's title begins with that of the page. */
function rename(from: string, to: string): void {
  if (document.title.startsWith(from)) document.title = to + document.title.slice(from.length);
}
