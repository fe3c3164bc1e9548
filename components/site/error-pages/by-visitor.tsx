"use client";

import { useEffect } from "react";
import { useSession } from "@/lib/session/store";

interface ByVisitorProps {
  guest: string;
  player: string;
  /** While the stored sign-in is checked. */
  checking?: string;
  /** Where it cannot be checked: nobody is called a guest by mistake, and the page is not without words. */
  away: string;
  /** Is it the title of the page? Then that of the browser's tab changes with it. */
  isTitle?: boolean;
}

/** Words for a guest, which are in the page; a player, whose pages are the same, reads others once the session is known. */
export function ByVisitor({ guest, player, checking = "", away, isTitle = false }: ByVisitorProps) {
  const kind = useSession(({ session, status }) => session?.kind ?? status);
  const shown = kind === "player" ? player : kind === "unavailable" ? away : null;
  useEffect(() => {
    if (!isTitle || shown === null) return;
    const nameTab = () => rename(guest, shown);
    nameTab();
    // Next writes the page's own title again whenever the address changes.
    const observer = new MutationObserver(nameTab);
    observer.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      rename(shown, guest);
    };
  }, [isTitle, guest, shown]);
  if (shown !== null) return shown;
  return kind === "requested" ? checking : <span className="guest-only">{guest}</span>;
}

/** The tab's title begins with that of the page. */
function rename(from: string, to: string): void {
  if (document.title.startsWith(from)) document.title = to + document.title.slice(from.length);
}
