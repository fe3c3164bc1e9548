import * as z from "zod/mini";

const filled = z.string().check(z.minLength(1), z.maxLength(2_048));
/** A platform may leave out values that do not exist yet, or send null. */
const perhaps = z._default(z.nullable(z.string()), null);

/** The result of the sign-up frame: the bank's code for a session, or the reason why there is none. Any code that is not empty. */
export const CallbackMessage = z.union([
  z.object({ code: filled, sessionId: filled }),
  z.object({ error: z.string().check(z.maxLength(2_048)) }),
]);
export type CallbackMessage = z.infer<typeof CallbackMessage>;

/** The response of the payment identity service: the address that the frame opens. */
export const Authorisation = z.object({ url: z.string().check(z.minLength(1)) });

/** The session of a verified code (specification "Pay-and-play session"). */
export const PayAndPlaySession = z.object({
  sessionId: filled,
  playerId: filled,
  email: perhaps,
  mobilePhone: perhaps,
  idToken: perhaps,
  refreshToken: perhaps,
  accessToken: perhaps,
  lastAuth: perhaps,
});
export type PayAndPlaySession = z.infer<typeof PayAndPlaySession>;

/** The tokens that sign the player in. */
export const SessionTokens = z.object({
  idToken: filled,
  refreshToken: filled,
  accessToken: filled,
  lastAuth: perhaps,
});
export type SessionTokens = z.infer<typeof SessionTokens>;
