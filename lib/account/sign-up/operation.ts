import type { Operation } from "@/lib/core/intents/intent";
import { type RegistrationCall, type RegistrationPayload, register } from "./api";

export interface RegistrationRequest extends RegistrationCall {
  payload: RegistrationPayload;
  country?: string;
}

/**
 * One registration per e-mail address in all tabs of this browser, for an hour or until it is complete: sent again by the player, it is
 * the same one, with its details as they are then. Nobody can read what became of it before its player has signed in.
 */
export const registrationOperation: Operation<RegistrationRequest, { playerId: string; token: string }> = {
  name: "registration",
  again: "by-player",
  subject: ({ payload }) => payload.email.toLowerCase(),
  keep: () => null,
  keepMs: 3_600_000,
  send: (http, { payload, ...call }, key) => register(http, payload, { ...call, key }),
};
