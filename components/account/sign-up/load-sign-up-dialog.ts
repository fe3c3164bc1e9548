import { withMessages } from "@/lib/market/messages/with-messages";

/** The sign-up with its messages. The rules of phone numbers come when its field is reached, the identity library with the last step. */
export const loadSignUpDialog = async () =>
  (await withMessages(["signup", "account", "site"], () => import("./sign-up-dialog"))).SignUpDialog;

export const loadWelcomeDialog = async () =>
  (await withMessages(["signup", "player"], () => import("./welcome-dialog"))).WelcomeDialog;

export const loadFinishSignUpDialog = async () =>
  (await withMessages(["signup", "account", "site", "player"], () => import("./finish-sign-up-dialog")))
    .FinishSignUpDialog;
