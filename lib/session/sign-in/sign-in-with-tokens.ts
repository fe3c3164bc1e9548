import { storeCookie } from "../cookie/cookie-client";
import { noteUncheckedAccess } from "../platform/unchecked-access";
import { dispatchSession } from "../store";
import { readPlayer } from "../tokens/read-player";
import { clearTokens, type NewTokens, writeTokens } from "../tokens/token-storage";

/**
 * Signs a player in with tokens that another party got for them: they are stored as the identity library stores its own, which
 * renews and revokes them from then on.
 */
export async function signInWithTokens(tokens: NewTokens): Promise<void> {
  const player = readPlayer(tokens.idToken);
  if (!player) throw new Error("The id token lacks what makes a player.");
  // Before there is a player, so that nothing opens for them meanwhile.
  noteUncheckedAccess();
  clearTokens();
  writeTokens(tokens);
  await storeCookie(tokens.idToken);
  dispatchSession({ type: "signed-in", player });
}
