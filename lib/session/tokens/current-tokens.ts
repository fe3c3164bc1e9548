import { refreshTokens } from "./refresh-tokens";
import { areFresh } from "./token-freshness";
import { readTokens, type StoredTokens } from "./token-storage";

/**
 * The tokens for a call that is made now, renewed first when they are about to end. `signed-out`: nobody is signed in here.
 * `refused`: the identity service ended the sign-in. `unavailable`: it could not be reached.
 */
export async function currentTokens(): Promise<StoredTokens | "signed-out" | "refused" | "unavailable"> {
  const stored = readTokens();
  if (!stored) return "signed-out";
  if (areFresh(stored)) return stored;
  const refreshed = await refreshTokens(stored.idToken);
  if (refreshed !== "fresh") return refreshed;
  // Very short tokens are not fresh even now, but newer there are none.
  return readTokens() ?? "signed-out";
}
