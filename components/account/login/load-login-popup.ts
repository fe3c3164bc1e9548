import type { ComponentType } from "react";
import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

export type LoginPopup = ComponentType<{ onClose: () => void }>;

let loading: Promise<LoginPopup> | null = null;

/**
 * The popup with its messages, loaded once; the identity library comes beside it. On intent nobody waits for it yet, so that a
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
  return (await loadQuietly(() => withMessages(["account"], () => import("./login-dialog")))).LoginDialog;
}
