import { withDeadline } from "@/lib/core/http/deadline";
import { loadQuietly } from "@/lib/core/lazy-import";
import { playerIn } from "../state";
import { dispatchSession, useSession } from "../store";
import { readPlayer } from "./read-player";
import { clearTokens, readTokens, tokenGeneration } from "./token-storage";

/** `fresh`: the stored tokens are newer than the stale one. `refused`: the sign-in is over. `unavailable`: the identity service could not be reached. */
export type Refreshed = "fresh" | "refused" | "unavailable";

const deadlineMs = 15_000;

let running: Promise<Refreshed> | null = null;

/** Renews the tokens, once for all callers and all tabs: with rotation a second refresh would end the sign-in. */
export function refreshTokens(staleIdToken: string): Promise<Refreshed> {
  running ??= alone(() => refreshOnce(staleIdToken))
    .then(dispatchClaims)
    .finally(() => {
      running = null;
    });
  return running;
}

/** New claims count at once: a session that was suspended meanwhile is suspended here. */
function dispatchClaims(refreshed: Refreshed): Refreshed {
  const known = playerIn(useSession.getState());
  const player = refreshed === "fresh" && known ? readPlayer(readTokens()?.idToken ?? "") : null;
  if (!player || player.playerId !== known?.playerId) return refreshed;
  // A player of the same claims keeps the identity, by which others keep connections.
  if (JSON.stringify(player) !== JSON.stringify(known)) dispatchSession({ type: "found", player });
  return refreshed;
}

async function refreshOnce(staleIdToken: string): Promise<Refreshed> {
  const stored = readTokens();
  if (!stored) return "refused";
  if (stored.idToken !== staleIdToken) return "fresh";
  try {
    return await withDeadline(renew(), deadlineMs);
  } catch {
    return "unavailable";
  }
}

async function renew(): Promise<Refreshed> {
  const generation = tokenGeneration();
  const { renewTokens } = await loadQuietly(() => import("./amplify"));
  const outcome = await renewTokens();
  if (outcome === "refused") return "refused";
  if (tokenGeneration() === generation) return "fresh";
  // Somebody signed out meanwhile: what was just stored must not bring the session back.
  const stored = readTokens();
  clearTokens();
  if (stored) await (await loadQuietly(() => import("./revoke-tokens"))).revoke(stored);
  return "refused";
}

/** One at a time over all tabs, where the browser can. */
async function alone(work: () => Promise<Refreshed>): Promise<Refreshed> {
  return "locks" in navigator ? await navigator.locks.request("session-refresh", work) : await work();
}
