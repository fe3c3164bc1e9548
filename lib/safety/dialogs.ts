import type { Asker } from "@/lib/safety/edd/due";
import type { Choices } from "@/lib/safety/reality-check/choices";
import type { VerificationEnd } from "@/lib/safety/verification/flow";
import type { StartPoint } from "@/lib/safety/verification/start-point";
import { defineDialog } from "@/lib/site/dialogs/handle";

/** A break of 24 hours, from everywhere: the press that opens it is the first of two. */
export const breakDialog = defineDialog("break", { priority: "player", canClose: true });

/**
 * The reminder that the reality check is due. Only its answers close it. `choices`: by which the interval counts. `lockMinutes`: how long it
 * cannot be answered by playing on. `confirmsBreak`: does a break of 24 hours need a second press?
 */
export const realityCheckDialog = defineDialog<{ choices: Choices; lockMinutes: number; confirmsBreak: boolean }>(
  "realityCheck",
  { priority: "interruption", canClose: false },
);

/** What is kept in this browser, and the choice about it, by the hash of `paths.cookieSettings`. */
export const cookieSettingsDialog = defineDialog("cookieSettings", {
  priority: "player",
  canClose: true,
  hasAddress: true,
});

/** Before an idle player is logged out. `endsAt`: when that is, in ms since the epoch. */
export const idleWarningDialog = defineDialog<{ endsAt: number }>("idleTimer", {
  priority: "interruption",
  canClose: true,
});

/** The questionnaire about a player's money. `asker`: to whom the answer goes. `isStarted`: the player has read the reminder of it. */
export const eddDialog = defineDialog<{ asker: Asker; isStarted?: true }>("edd", {
  priority: "message",
  canClose: true,
});

/** What is asked of a player before a deposit or a withdrawal, over it. `onEnd`: called once it is left. */
export const verificationDialog = defineDialog<{
  start: Exclude<StartPoint, "account">;
  onEnd: (end: VerificationEnd) => void;
}>("verification", { priority: "player", canClose: true });

/**
 * What the last 30 days of play have cost, shown again and again where the law asks for it. `confirmsBreak`: does a break of 24 hours
 * need a second press?
 */
export const playSummaryDialog = defineDialog<{ playerId: string; confirmsBreak: boolean }>("playSummary", {
  priority: "message",
  canClose: true,
});

/** The question whether the player's limits are still right, from time to time where the law asks for it. */
export const limitReviewDialog = defineDialog<{ playerId: string }>("limitReview", {
  priority: "message",
  canClose: true,
});
