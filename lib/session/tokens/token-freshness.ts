import { payloadOf } from "./token-payload";
import type { StoredTokens } from "./token-storage";

/** Slack before the end of a token, in ms, as the identity library counts. */
const slackMs = 5_000;

/** Are both tokens good for a call that is made now? */
export function areFresh({ idToken, accessToken, clockDriftMs }: StoredTokens, now = Date.now()): boolean {
  const ends = [idToken, accessToken].map((token) => Number(payloadOf(token).exp) * 1_000);
  return ends.every((end) => now + clockDriftMs + slackMs < end);
}
