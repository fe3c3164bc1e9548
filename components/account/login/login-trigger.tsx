"use client";

import { usePathname } from "next/navigation";
import { useEffect, useState } from "react";
import { load } from "@/lib/core/lazy-import";
import { takeBonusCode } from "@/lib/session/bonus-code";
import { startSession } from "@/lib/session/restore";
import { useSession } from "@/lib/session/store";
import { useOops } from "@/lib/site/browser-reports/store";
import { type LoginPopup, loadLoginPopup } from "./load-login-popup";

const loginHash = "#login";

/**
 * Opens the login popup on any page whose address ends in #login, and for nobody who is signed in (specification "Login").
 * In every page's first load: what it opens, the identity library with it, is fetched when a login link is pointed at.
 */
export function LoginTrigger() {
  const pathname = usePathname();
  const [isAsked, endAsking] = useLoginHash(pathname);
  const session = useSession(({ status, session }) => session?.kind ?? status);
  const [Popup, setPopup] = useState<LoginPopup | null>(null);
  const isWanted = isAsked && session === "guest";

  useEffect(startSession, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says when to look again
  useEffect(takeBonusCode, [pathname]);
  useEffect(loadOnIntent, []);

  useEffect(() => {
    if (isAsked && (session === "player" || session === "unavailable")) endAsking();
  }, [isAsked, session, endAsking]);

  useEffect(() => {
    if (!isWanted || Popup) return;
    let isCurrent = true;
    document.documentElement.toggleAttribute("data-navigating", true);
    load(loadLoginPopup)
      .then(
        (loaded) => isCurrent && setPopup(() => loaded),
        (error) => isCurrent && useOops.getState().show(error, endAsking),
      )
      .finally(() => document.documentElement.toggleAttribute("data-navigating", false));
    return () => {
      isCurrent = false;
    };
  }, [isWanted, Popup, endAsking]);

  return Popup && isWanted ? <Popup onClose={endAsking} /> : null;
}

/** Does the address ask for the popup, and the way to stop asking: the hash goes without a step in the history. */
function useLoginHash(pathname: string): [boolean, () => void] {
  const [hash, setHash] = useState("");
  const [endAsking] = useState(() => () => {
    // Without a state of ours, so that the router takes the new address over.
    if (location.hash === loginHash) history.replaceState(null, "", location.pathname + location.search);
    setHash("");
  });

  // A soft navigation to an address with a hash fires no event.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path says when to look again
  useEffect(() => {
    const read = () => setHash(location.hash);
    read();
    addEventListener("hashchange", read);
    return () => removeEventListener("hashchange", read);
  }, [pathname]);

  return [hash === loginHash, endAsking];
}

/** Fetches the popup as soon as somebody points at a link to it or tabs onto one. */
function loadOnIntent(): () => void {
  const hear = ({ target }: Event) => {
    if (target instanceof Element && target.closest(`a[href$="${loginHash}"]`)) loadLoginPopup().catch(() => {});
  };
  document.addEventListener("pointerover", hear, { passive: true });
  document.addEventListener("focusin", hear);
  return () => {
    document.removeEventListener("pointerover", hear);
    document.removeEventListener("focusin", hear);
  };
}
