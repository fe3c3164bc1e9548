"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ComponentType, useEffect, useRef } from "react";
import { StateBlock } from "@/components/ui/state-block";
import { useLazy } from "@/components/ui/use-lazy";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { useSession } from "@/lib/session/store";
import { PlayerPageLoader } from "./player-page-loader";

/** The chunk of a page behind its guard, with its messages. `data`: what the server knows of the page, the same for everybody. */
export type LoadContent<Data> = () => Promise<{ Content: ComponentType<Data> }>;

export interface PlayerGuardProps<Data> {
  /** In the HTML of the cached page, before any chunk is there. */
  checkingLabel: string;
  unavailableText: string;
  /** Loads the content behind the guard. Keeps its identity. */
  load: LoadContent<Data>;
  data: Data;
}

/** A sign-out in this tab loads the home page: it has this long before the guard leads away. */
const signOutMs = 2_000;

/**
 * The guard of a player's page: a loader while the session is checked, the page for a player, and for everybody else the access
 * error with the requested path. A session that could not be checked opens nothing and redirects nobody.
 */
export function PlayerGuard<Data extends object>({
  checkingLabel,
  unavailableText,
  load,
  data,
}: PlayerGuardProps<Data>) {
  const router = useRouter();
  const pathname = usePathname();
  const kind = useSession(({ session, status }) => session?.kind ?? status);
  const wasPlayer = useRef(false);
  const { part } = useLazy(load, kind === "player");

  useEffect(() => {
    if (kind === "player") wasPlayer.current = true;
    if (kind !== "guest") return;
    const leave = () => router.replace(paths.accessError(localeOfPath(pathname), pathname));
    if (!wasPlayer.current) return leave();
    const timer = setTimeout(leave, signOutMs);
    return () => clearTimeout(timer);
  }, [kind, pathname, router]);

  if (kind === "unavailable") return <StateBlock state="error">{unavailableText}</StateBlock>;
  return kind === "player" && part ? <part.Content {...data} /> : <PlayerPageLoader label={checkingLabel} />;
}
