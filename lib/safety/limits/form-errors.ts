import { defineErrors } from "@/lib/market/messages/error-catalogue";

/** The notation of an amount, the field words by itself. */
export const limitErrors = defineErrors("safety.limits", {
  "D.interval": "player.responsibleGambling.limit.error.D.interval",
  "D.high": "player.responsibleGambling.limit.error.D.high",
  "W.interval": "player.responsibleGambling.limit.error.W.interval",
  "W.high": "player.responsibleGambling.limit.error.W.high",
  "W.low": "player.responsibleGambling.limit.error.W.low",
  "M.interval": "player.responsibleGambling.limit.error.M.interval",
  "M.low": "player.responsibleGambling.limit.error.M.low",
  locked: "player.responsibleGambling.limit.locked",
  same: "errors.same",
  /** An earlier change of this limit is not settled. */
  open: "errors.open",
  /** The change that was to be cancelled waits no longer. */
  over: "errors.over",
  /** The browser stores nothing, so that nothing was sent. */
  notStored: "errors.notStored",
});
