import { payloadOf } from "./token-payload";
import { readTokens } from "./token-storage";

/**
 * When the player of this browser signed in, in ms by its own clock, as the identity token says it; a refresh of the token does not
 * change it. Null where the identity service does not say.
 */
export function signedInAt(): number | null {
  const tokens = readTokens();
  const { auth_time: seconds } = payloadOf(tokens?.idToken ?? "");
  return typeof seconds === "number" ? seconds * 1_000 - (tokens?.clockDriftMs ?? 0) : null;
}
