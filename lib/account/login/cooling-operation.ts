import { HttpError } from "@/lib/core/http/http-errors";
import type { Operation, Resolver } from "@/lib/core/intents/intent";
import { startCooling } from "./api";

/** Sent again with its key until it is answered: the player's freedom is not left to a lost response. */
export const coolingOperation: Operation<{ playerId: string }, undefined> = {
  name: "cooling",
  again: "until-answered",
  subject: ({ playerId }) => playerId,
  keep: ({ playerId }) => ({ playerId }),
  send: (http, { playerId }, key) => startCooling(http, playerId, key),
  outcome(error, isRepeat) {
    if (!(error instanceof HttpError) || error.status >= 500) return;
    if (error.code === "error.timeout.cooling.already") return "done";
    // The state of the account itself is the refusal: an earlier call did not change it either.
    return isRepeat && error.code === "error.timeout.cooling" ? "refused" : undefined;
  },
};

export const coolingResolver: Resolver = {
  operation: coolingOperation.name,
  // Of a player who cannot log in.
  isAnonymous: true,
  repeat: (run, http, { owner }) => run(coolingOperation, { owner, parameters: { playerId: owner ?? "" }, http }),
};
