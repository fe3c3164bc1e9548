"use client";

import { useEffect, useState } from "react";
import { LinkButton } from "@/components/ui/button";
import { stored, text } from "@/lib/core/browser-storage";
import { loadQuietly } from "@/lib/core/lazy-import";
import type { Locale } from "@/lib/market/locale";
import { paths } from "@/lib/routing/paths";
import { postLoginPath } from "@/lib/session/sign-in/post-login-path";
import { saveReturn, takeReturn } from "@/lib/session/sign-in/return-path";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";
import { changeAddress } from "@/lib/site/dialogs/overlay-history";
import { useDialogs } from "@/lib/site/dialogs/store";

/** The page that a player of this tab was last sent on to: one who is back from it has a browser that keeps no cookie. */
const sentTo = stored({ owner: "player", key: "sent-to", area: "session", version: 1, parse: text });

/**
 * Moves the requested page from the address into the return path for the login. A player who is logged in by
 * now continues to it, once the cookie is there again by which our server knows them: by itself, but by a press where that led
 * back here, or while the login popup, which leads on itself, is open.
 */
export function AccessTarget({ locale, label }: { locale: Locale; label: string }) {
  const [target, setTarget] = useState<string | null>(null);
  const isPlayer = useSession(playerIn) !== null;

  useEffect(() => {
    const { pathname, search, hash } = location;
    const query = new URLSearchParams(search);
    const from = query.get("from");
    if (from === null) return;
    const path = postLoginPath({ saved: from, given: null, locale });
    // An unknown target leads home, which does not have to be stored.
    if (path !== paths.home(locale)) saveReturn({ path });
    query.delete("from");
    changeAddress(pathname + (query.size > 0 ? `?${query}` : "") + hash);
  }, [locale]);

  useEffect(() => {
    const kept = isPlayer ? takeReturn() : null;
    if (!kept) return;
    const hasPopup = useDialogs.getState().requests.some(({ handle }) => handle.name === "login");
    const goOn = () => {
      setTarget(kept.path);
      const wasSent = sentTo.read() === kept.path;
      sentTo.forget();
      if (wasSent || hasPopup) return;
      sentTo.write(kept.path);
      // As a document: this page, answered again where no cookie was kept, begins again.
      location.replace(kept.path);
    };
    loadQuietly(() => import("@/lib/session/cookie/cookie-client"))
      .then(({ renewCookie }) => renewCookie())
      .then(
        goOn,
        // Not lost: the next visit to this page tries again.
        () => saveReturn(kept),
      );
  }, [isPlayer]);

  if (target === null) return null;
  return (
    <span className="player-only max-[480px]:grid">
      <LinkButton href={target}>{label}</LinkButton>
    </span>
  );
}
