import { HttpError } from "@/lib/core/http/http-errors";
import { tryAgain } from "@/lib/site/toasts/failure-toast";

/** A bonus of the same vertical runs: the player may give it up for this one. The specification does not show the code; it is assumed. */
export const sameVertical = "error.bonus.active.same.vertical.already.exists";
/** A triggered bonus runs: nothing but its end helps. */
export const triggeredExists = "error.bonus.active.triggered.already.exists";
/** The player, or the operator, has switched bonuses off. */
export const bonusesOff = "error.player.bonuses_off";
/** It turned out that a call took no effect. */
export const notDone = "error.claim.not_done";
/** An earlier call of the same is not settled: nothing was sent, and nobody knows. */
export const stillOpen = "error.claim.open";

/** The code that a failed claim is shown by: the platform's own of a 400, else the general one. */
export function claimCode(error: unknown): string {
  return error instanceof HttpError && error.status === 400 && error.code ? error.code : tryAgain;
}
