"use client";

import { usePathname, useRouter } from "next/navigation";
import { type ComponentType, useEffect, useRef } from "react";
import { StateBlock } from "@/components/ui/state-block";
import { useLazy } from "@/components/ui/use-lazy";
import type { Language } from "@/lib/market/languages";
import { localeOfPath } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import type { Route } from "@/lib/routing/routes";
import { useSession } from "@/lib/session/store";
import { AccountLoader } from "./account-loader";

export interface AccountPanelProps {
  view: "account" | "later";
  guard: NonNullable<Route["guard"]> | null;
  /** The languages of the market. */
  languages: readonly Language[];
}

export interface AccountGuardProps extends AccountPanelProps {
  checking: string;
  unavailable: string;
  /** Loads the content behind the guard, with its messages. Keeps its identity. */
  load: () => Promise<{ AccountPanel: ComponentType<AccountPanelProps> }>;
}

/** A sign-out in this tab loads the home page: it has this long before the guard leads away. */
const signOutMs = 2_000;

/**
 * The guard of a player's page: a loader while the session is checked, the page for a player, and for everybody else the access
 * error with the requested path. A session that could not be checked opens nothing and redirects nobody.
 */
export function AccountGuard({ checking, unavailable, load, ...panel }: AccountGuardProps) {
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

  if (kind === "unavailable") return <StateBlock state="error">{unavailable}</StateBlock>;
  return kind === "player" && part ? <part.AccountPanel {...panel} /> : <AccountLoader label={checking} />;
}
