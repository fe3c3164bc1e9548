import { storeCookie } from "./cookie/cookie-client";
import { signOut } from "./sign-out/sign-out";
import { showEndReason } from "./sign-out/sign-out-notice";
import { notifyOtherTabs } from "./sign-out/sign-out-reason";
import { hasAnyToken } from "./storage-probes";
import { dispatchSession, useSession } from "./store";
import { currentTokens } from "./tokens/current-tokens";
import { readPlayer } from "./tokens/read-player";

const retryMs = 15_000;

let retry: ReturnType<typeof setTimeout> | undefined;

/**
 * Checks whether the stored sign-in is still valid. An expired one is renewed once; only a refusal, or a set of tokens that lost
 * its refresh token, signs out (ruling 26).
 */
export async function resolveSession(): Promise<void> {
  clearTimeout(retry);
  removeEventListener("online", resolveSession);
  const tokens = await currentTokens();
  if (tokens === "signed-out" && !hasAnyToken()) return dispatchSession({ type: "found-guest" });
  if (tokens === "refused" || tokens === "signed-out") {
    notifyOtherTabs("expired");
    await signOut({ isOver: true });
    return showEndReason("expired");
  }
  const player = tokens === "unavailable" ? null : readPlayer(tokens.idToken);
  if (tokens === "unavailable" || !player) return retryLater();
  dispatchSession({ type: "found", player });
  await storeCookie(tokens.idToken);
}

function retryLater(): void {
  dispatchSession({ type: "unavailable" });
  if (useSession.getState().session?.kind !== "unavailable") return;
  retry = setTimeout(resolveSession, retryMs);
  addEventListener("online", resolveSession);
}
