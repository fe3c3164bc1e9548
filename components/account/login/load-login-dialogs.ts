import { loadQuietly } from "@/lib/core/lazy-import";
import { withMessages } from "@/lib/market/messages/with-messages";

/** The login popup with its messages; the identity library comes beside it. */
export const loadLoginDialog = async () => {
  // Needed only when the form is sent, which loads it again should this fail.
  loadQuietly(() => import("@/lib/session/tokens/amplify")).catch(() => {});
  return (await loadDialogs())[0].LoginDialog;
};

/** Together with the popup that opens it. */
export const loadMaxAttemptsDialog = async () => (await loadDialogs())[1].MaxAttemptsDialog;

const loadDialogs = () =>
  withMessages(
    ["account.login", "account.oneTimeCode", "account.passwordReset", "safety.coolingOff", "site.actions", "site.form"],
    () => Promise.all([import("./login-dialog"), import("./max-attempts-dialog")]),
  );
