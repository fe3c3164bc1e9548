"use client";

import { frameLook } from "@/components/play/sportsbook/frame-look";
import type { SportsbookViewProps } from "@/components/play/sportsbook/sportsbook-view";
import { Skeleton } from "@/components/ui/skeleton";
import { useLazy } from "@/components/ui/use-lazy";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

const load = () =>
  loadQuietly(() =>
    withMessages(
      ["play.sportsbook", "site.form", "site.navigation", "site.playerPages", "site.query"],
      () => import("@/components/play/sportsbook/sportsbook-view"),
    ),
  );

/** Loads the frame of the partner: its room is in the page. */
export function SportsbookIsland(props: SportsbookViewProps) {
  const { part } = useLazy(load, true);
  return part ? <part.SportsbookView {...props} /> : <Skeleton size={frameLook} />;
}
