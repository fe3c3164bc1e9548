import { load } from "@/lib/core/lazy-import";
import { report } from "@/lib/site/browser-reports/report";
import { startCooling } from "./api";
import type { LoginErrorInfo } from "./classify";
import { dispatchLogin } from "./store";

/** Is cooling offered? Once the time of a time-out is over, and the account is not cooling yet. */
export function isCoolingOffered({ playerId, isCooling, milliseconds }: LoginErrorInfo): boolean {
  return playerId !== null && !isCooling && milliseconds !== null && milliseconds <= 0;
}

/** Starts it and dispatches the outcome to the login flow. Never rejects. */
export async function coolDown(playerId: string): Promise<void> {
  dispatchLogin({ type: "cooling-started" });
  try {
    const { platform } = await load(() => import("@/lib/session/platform/platform"));
    await startCooling(platform, playerId);
    dispatchLogin({ type: "cooling-settled", isCooling: true });
  } catch (error) {
    report(error);
    dispatchLogin({ type: "cooling-settled", isCooling: false });
  }
}
