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
    const isKept = [target, paths.playerPage(locale, "gamblingLimits")].some((path) =>
      location.pathname.startsWith(path),
    );
    // A browser that keeps nothing would be led for ever.
    if (!isKept && noteLed(endedAt)) location.assign(target);
  }, [endedAt, isCovered]);
  return null;
}
