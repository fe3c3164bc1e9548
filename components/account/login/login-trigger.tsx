"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { loginDialog } from "@/lib/account/dialogs";
import { paths } from "@/lib/routing/paths";
import { takeBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import { type LoadSession, startSession } from "@/lib/session/start-session";
import { useSession } from "@/lib/session/store";
import { changeHash } from "@/lib/site/dialogs/popup";
import { useDialogs } from "@/lib/site/dialogs/store";
import { rootData } from "@/lib/site/root-data";

const loginHash = paths.login();
const hashEvents = ["hashchange", "popstate"];

/** Opens the login popup on any page whose address ends in #login, and for nobody who is signed in (specification "Login"). */
export function LoginTrigger({ loadSession }: { loadSession: LoadSession }) {
  const pathname = usePathname();
  const session = useSession(({ status, session }) => session?.kind ?? status);

  useEffect(() => startSession(loadSession), [loadSession]);
  useEffect(restoreHash, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect
  useEffect(takeBonusCode, [pathname]);

  // A soft navigation to an address with a hash fires no event; a step back to one from another path is only a popstate, which
  // Next's router leaves alone.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect
  useEffect(() => {
    const follow = () => followHash(session);
    follow();
    for (const type of hashEvents) addEventListener(type, follow);
    return () => {
      for (const type of hashEvents) removeEventListener(type, follow);
    };
  }, [pathname, session]);

  return null;
}

/** While nobody knows whether the visitor is signed in, the popup waits. */
function followHash(session: string): void {
  const { open, close } = useDialogs.getState();
  const leave = () => location.hash === loginHash && changeHash("");
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
