"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { restoreLoginHash } from "@/lib/account/login/follow-login-hash";
import { takeBonusCode } from "@/lib/session/sign-in/kept-bonus-code";
import { type LoadSession, startSession } from "@/lib/session/start-session";

/** What begins with every page: the session, and what its address had for the login, its hash and a bonus code. */
export function SessionStart({ loadSession }: { loadSession: LoadSession }) {
  const pathname = usePathname();
  // Before the session is known, after which the hash is read again.
  useEffect(restoreLoginHash, []);
  useEffect(() => startSession(loadSession), [loadSession]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect
  useEffect(takeBonusCode, [pathname]);
  return null;
}
