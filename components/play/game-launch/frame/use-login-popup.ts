"use client";

import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { SessionKind } from "@/components/play/game-launch/launch/use-launch";
import { paths } from "@/lib/routing/paths";
import { saveReturn } from "@/lib/session/sign-in/return-path";
import { changeHash } from "@/lib/site/dialogs/popup-history";

/** Did nobody play here before? A sign-out leads to home by itself, and keeps no way back. */
export function useIsVisitor(session: SessionKind): boolean {
  const [hadPlayer, setHadPlayer] = useState(false);
  if (session === "player" && !hadPlayer) setHadPlayer(true);
  return session === "guest" && !hadPlayer;
}

/** Opens the login popup over the page of a game that needs a player, once: closed, it leaves the page with its own way in. */
export function useLoginPopup(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    changeHash(paths.login());
    // The code that writes the address fires no event.
    dispatchEvent(new HashChangeEvent("hashchange"));
  }, [isNeeded]);
}

/**
 * Leads a visitor from a live game to its lobby with the login popup; after the login the same game opens (specification "Live
 * casino").
 */
export function useLiveRedirect(isNeeded: boolean, { title, lobbyHref }: { title: string; lobbyHref: string }): void {
  const router = useRouter();
  useEffect(() => {
    if (!isNeeded) return;
    saveReturn({ path: location.pathname, label: title });
    router.replace(lobbyHref + paths.login());
  }, [isNeeded, router, title, lobbyHref]);
}
