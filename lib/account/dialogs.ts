import { defineDialog } from "@/lib/site/dialogs/handle";

export const loginDialog = defineDialog("login", { priority: "player", canClose: true, hasAddress: true });
export const resetPasswordDialog = defineDialog("resetPassword", {
  priority: "player",
  canClose: true,
  hasAddress: true,
});
export const signUpDialog = defineDialog("signUp", { priority: "player", canClose: true, hasAddress: true });
export const payAndPlayDialog = defineDialog("signUpPnp", { priority: "player", canClose: true, hasAddress: true });
export const finishSignUpDialog = defineDialog("finishSignUp", { priority: "player", canClose: true });

/** `firstName`: "" where it is not known. */
export const welcomeDialog = defineDialog<{ firstName: string; isFinished: boolean }>("welcome", {
  priority: "message",
  canClose: true,
});

/** `untilMs`: when to try again, where that is known. */
export const maxAttemptsDialog = defineDialog<{ untilMs: number | null } | null>("maxAttempts", {
  priority: "message",
  canClose: true,
});
