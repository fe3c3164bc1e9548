import { withMessages } from "@/lib/market/messages/with-messages";

/** The sign-up with its messages. The rules of phone numbers come when its field is reached, the identity library with the last step. */
export const loadSignUpDialog = async () =>
  (
    await withMessages(
      ["account.signUp", "site.actions", "site.form", "site.popups", "site.query"],
      () => import("./sign-up-dialog"),
    )
  ).SignUpDialog;

export const loadWelcomeDialog = async () =>
  (await withMessages(["account.notices", "account.signUp", "site.actions"], () => import("./welcome/welcome-dialog")))
    .WelcomeDialog;

export const loadFinishSignUpDialog = async () =>
  (
    await withMessages(
      [
        "account.captcha",
        "account.login",
        "account.notices",
        "account.oneTimeCode",
        "account.signUp",
        "site.actions",
        "site.form",
        "site.query",
      ],
      () => import("./finish/finish-sign-up-dialog"),
    )
  ).FinishSignUpDialog;
