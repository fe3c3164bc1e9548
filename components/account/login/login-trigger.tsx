"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { loginDialog } from "@/lib/account/dialogs";
import { paths } from "@/lib/routing/paths";
import { takeBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import { type LoadSession, startSession } from "@/lib/session/start-session";
import { useSession } from "@/lib/session/store";
import { changeHash, followAddress, leaveHash } from "@/lib/site/dialogs/popup";
import { useDialogs } from "@/lib/site/dialogs/store";
import { rootData } from "@/lib/site/root-data";

const loginHash = paths.login();

/** Opens the login popup on any page whose address ends in #login, and for nobody who is signed in (specification "Login"). */
export function LoginTrigger({ loadSession }: { loadSession: LoadSession }) {
  const pathname = usePathname();
  const session = useSession(({ status, session }) => session?.kind ?? status);

  useEffect(() => startSession(loadSession), [loadSession]);
  useEffect(restoreHash, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect
  useEffect(takeBonusCode, [pathname]);

  // A soft navigation to an address with a hash fires no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect
  useEffect(() => followAddress(() => followHash(session)), [pathname, session]);

  return null;
}

/** While nobody knows whether the visitor is signed in, the popup waits. */
function followHash(session: string): void {
  const { open, close } = useDialogs.getState();
  const leave = () => location.hash === loginHash && leaveHash();
  if (location.hash !== loginHash) close(loginDialog);
  else if (session === "guest") open(loginDialog, null, leave);
  else if (session === "player" || session === "unavailable") {
    close(loginDialog);
    leave();
  }
}

/** Next writes the address that it started with once it is ready: a hash set in the meantime comes back from the head script. */
function restoreHash(): void {
  if (rootData("hash") === loginHash && !location.hash) changeHash(loginHash);
}
