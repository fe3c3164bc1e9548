import type { ComponentType } from "react";
import type { Say } from "@/lib/account/login/words";
import { loadQuietly } from "@/lib/core/lazy-import";

export interface LoginPopup {
  Dialog: ComponentType<{ say: Say; onClose: () => void }>;
  say: Say;
}

let loading: Promise<LoginPopup> | null = null;

/**
 * The popup with its words, loaded once; the identity library comes beside it. On intent nobody waits for it yet, so that a
 * failure leaves the page as it is: who opens the popup decides.
 */
export function loadLoginPopup(): Promise<LoginPopup> {
  loading ??= fetchPopup().catch((error) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function fetchPopup(): Promise<LoginPopup> {
  // Needed only when the form is sent, which loads it again should this fail.
  loadQuietly(() => import("@/lib/session/auth")).catch(() => {});
  const [{ LoginDialog }, { loadLoginWords }] = await loadQuietly(() =>
    Promise.all([import("./login-dialog"), import("@/lib/account/login/words")]),
  );
  return { Dialog: LoginDialog, say: await loadLoginWords(location.pathname.split("/")[1] ?? "") };
}
