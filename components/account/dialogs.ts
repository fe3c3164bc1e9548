import {
  finishSignUpDialog,
  loginDialog,
  maxAttemptsDialog,
  payAndPlayDialog,
  resetPasswordDialog,
  signUpDialog,
  welcomeDialog,
} from "@/lib/account/dialogs";
import { followLoginHash } from "@/lib/account/login/follow-login-hash";
import { type DialogEntry, dialogEntry } from "../site/dialogs/dialog-entry";
import { loadLoginDialog, loadMaxAttemptsDialog } from "./login/load-login-dialogs";
import { loadResetDialog } from "./password-reset/load-reset-dialog";
import { loadPayAndPlayDialog } from "./pay-and-play/load-pay-and-play";
import { loadFinishSignUpDialog, loadSignUpDialog, loadWelcomeDialog } from "./sign-up/load-sign-up-dialog";

/** What loads the dialogs of the area. */
export const accountDialogs: readonly DialogEntry[] = [
  dialogEntry(loginDialog, loadLoginDialog, followLoginHash),
  dialogEntry(maxAttemptsDialog, loadMaxAttemptsDialog),
  dialogEntry(resetPasswordDialog, loadResetDialog),
  dialogEntry(signUpDialog, loadSignUpDialog),
  dialogEntry(payAndPlayDialog, loadPayAndPlayDialog),
  dialogEntry(finishSignUpDialog, loadFinishSignUpDialog),
  dialogEntry(welcomeDialog, loadWelcomeDialog),
];
