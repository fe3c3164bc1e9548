import type { ComponentType } from "react";
import type { Say } from "@/lib/account/login/words";

export interface LoginPopup {
  Dialog: ComponentType<{ say: Say; onClose: () => void }>;
  say: Say;
}

let loading: Promise<LoginPopup> | null = null;

/** The popup with its words, loaded once; the identity library comes beside it. A failed load is tried once more. */
export function loadLoginPopup(): Promise<LoginPopup> {
  loading ??= load()
    .catch(load)
    .catch((error) => {
      loading = null;
      throw error;
    });
  return loading;
}

async function load(): Promise<LoginPopup> {
  // Needed only when the form is sent, which loads it again should this fail.
  import("@/lib/site/session/auth").catch(() => {});
  const [{ LoginDialog }, { loadLoginWords }] = await Promise.all([
    import("./login-dialog"),
    import("@/lib/account/login/words"),
  ]);
  return { Dialog: LoginDialog, say: await loadLoginWords(location.pathname.split("/")[1] ?? "") };
}
