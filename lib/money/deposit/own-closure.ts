import { isBreakOpen } from "@/lib/safety/breaks/queries";
import { isLockedNow } from "@/lib/safety/lock-hours/queries";
import { playerIn } from "@/lib/session/state";
import { useSession } from "@/lib/session/store";

/** What the player has asked for that closes deposits now: a break that is not confirmed yet, or hours of this device. Null for nothing. */
export async function readClosure(): Promise<"break" | "lockHours" | null> {
  const player = playerIn(useSession.getState());
  if (player && isBreakOpen(player)) return "break";
  return (await isLockedNow()) ? "lockHours" : null;
}
