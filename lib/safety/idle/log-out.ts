import { browserLock } from "@/lib/core/intents/browser-lock";
import { load } from "@/lib/core/lazy-import";
import { platform } from "@/lib/session/platform/platform";
import { hasRefreshToken } from "@/lib/session/storage-probes";
import { readTokens } from "@/lib/session/tokens/token-storage";
import { sendIdleLogout } from "./api";

/**
 * Logs an idle player out, by one tab for all: the platform is told first, and the sign-out follows whatever it answers. Where it has
 * not confirmed it, the player is told so.
 */
export const logOutIdle = (): Promise<void> =>
  browserLock("idle-logout", "wait", async () => {
    // Another tab was first. A storage that is forbidden says nothing of that.
    if (!hasRefreshToken() && readTokens() === null) return;
    const isConfirmed = await sendIdleLogout(platform).then(
      () => true,
      () => false,
    );
    const { endSession } = await load(() => import("@/lib/session/sign-out/end-session"));
    await endSession(isConfirmed ? "idle" : "idleHere");
  });
