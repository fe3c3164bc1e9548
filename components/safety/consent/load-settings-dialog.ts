import { withMessages } from "@/lib/market/messages/with-messages";

/** The choice about cookies, with its messages. */
export const loadSettingsDialog = async () =>
  (await withMessages(["safety.consent", "site.actions"], () => import("./settings-dialog"))).SettingsDialog;
