"use client";

import { useEffect } from "react";
import { pageLocale } from "@/lib/market/messages/fetch";
import { paths } from "@/lib/routing/paths";
import { endedBreakOf, noteLed, wasLed } from "@/lib/safety/return-to-play/ended-break";
import { profileQuery } from "@/lib/session/permissions/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import { useDialogs } from "@/lib/site/dialogs/store";

/**
 * Leads a player who comes back from a break to the page that is for that, once a tab, until they have said that they saw it. Never from
 * the pages of limits and breaks, and not from below a dialog, such as the login, which goes on by itself.
 */
export function ReturnTrigger() {
  const endedAt = endedBreakOf(usePlayerQuery(profileQuery).data);
  const isCovered = useDialogs(({ requests }) => requests.length > 0);
  useEffect(() => {
    if (endedAt === null || isCovered || wasLed(endedAt)) return;
    const locale = pageLocale();
    const target = paths.playerPage(locale, "returnToPlay");
    const isAt = (path: string) => location.pathname.startsWith(path);
    if (isAt(paths.playerPage(locale, "gamblingLimits"))) return;
    // Who is there already was led: by an address, or by the page before in a browser that keeps nothing.
    noteLed(endedAt);
    if (!isAt(target)) location.assign(target);
  }, [endedAt, isCovered]);
  return null;
}
