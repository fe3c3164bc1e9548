import { followSettingsHash } from "@/lib/safety/consent/follow-settings-hash";
import {
  breakDialog,
  cookieSettingsDialog,
  eddDialog,
  idleWarningDialog,
  limitReviewDialog,
  playSummaryDialog,
  realityCheckDialog,
  verificationDialog,
} from "@/lib/safety/dialogs";
import { idlePlayerDialog } from "@/lib/site/dialogs/site-dialogs";
import { type DialogEntry, dialogEntry } from "../site/dialogs/dialog-entry";
import { loadBreakDialog } from "./breaks/load-break-dialog";
import { loadSettingsDialog } from "./consent/load-settings-dialog";
import { loadEddDialog } from "./edd/load-edd-dialog";
import { loadIdlePlayerDialog, loadIdleWarningDialog } from "./idle/load-idle-dialogs";
import { loadLimitReviewDialog } from "./limits/load-limit-review-dialog";
import { loadPlaySummaryDialog } from "./play-summary/load-play-summary-dialog";
import { loadRealityCheckDialog } from "./reality-check/load-reality-check-dialog";
import { loadVerificationDialog } from "./verification/load-verification-dialog";

/** What loads the dialogs of the area. */
export const safetyDialogs: readonly DialogEntry[] = [
  dialogEntry(breakDialog, loadBreakDialog),
  dialogEntry(realityCheckDialog, loadRealityCheckDialog),
  dialogEntry(idleWarningDialog, loadIdleWarningDialog),
  dialogEntry(limitReviewDialog, loadLimitReviewDialog),
  dialogEntry(playSummaryDialog, loadPlaySummaryDialog),
  dialogEntry(eddDialog, loadEddDialog),
  dialogEntry(verificationDialog, loadVerificationDialog),
  dialogEntry(idlePlayerDialog, loadIdlePlayerDialog),
  dialogEntry(cookieSettingsDialog, loadSettingsDialog, followSettingsHash),
];
