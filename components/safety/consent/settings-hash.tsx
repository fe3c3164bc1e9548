"use client";

import { useEffect } from "react";
import { restoreCookieSettingsHash } from "@/lib/safety/consent/follow-settings-hash";

/** Gives back the hash of the choice about cookies that was set before the page was alive. It comes before the dialogs, which read it. */
export function SettingsHash() {
  useEffect(restoreCookieSettingsHash, []);
  return null;
}
