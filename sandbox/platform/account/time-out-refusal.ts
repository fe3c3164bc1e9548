import { signInRefusals } from "../../identity/sign-in-refusals";
import type { Players } from "./players";

/** Why the account's time-out refuses a sign-in now; null without one. A cooling day that is over opens the account again. */
export async function timeOutRefusal(players: Players, playerId: string): Promise<string | null> {
  const player = await players.find(playerId);
  if (player?.profile.accountStatus !== "TIMEOUT") return null;
  const { timeOut } = player.profile;
  const { isCooling = false, initiator = "PLAYER" } = timeOut ?? {};
  const milliseconds = timeOut ? Math.max(0, Date.parse(timeOut.endsAt) - Date.now()) : dayMs;
  if (isCooling && milliseconds === 0) {
    await players.change(player, { accountStatus: "REGISTERED", timeOut: null });
    return null;
  }
  const days = Math.ceil(milliseconds / dayMs);
  return signInRefusals.timeOut({ playerId, days, milliseconds, isCooling, initiator });
}

const dayMs = 86_400_000;
