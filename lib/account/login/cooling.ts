import { load } from "@/lib/core/lazy-import";
import { report } from "@/lib/site/browser-reports/report";
import type { LoginErrorInfo } from "./failure";
import { dispatchLogin } from "./store";

/** Is cooling offered? Once the time of a time-out is over, and the account is not cooling yet. */
export function isCoolingOffered({ playerId, isCooling, milliseconds }: LoginErrorInfo): boolean {
  return playerId !== null && !isCooling && milliseconds !== null && milliseconds <= 0;
}

/** Starts it and dispatches the outcome to the login flow, once it is known: it is sent until it is answered. Never rejects. */
export async function coolDown(playerId: string): Promise<void> {
  dispatchLogin({ type: "cooling-started" });
  try {
    dispatchLogin({ type: "cooling-settled", isCooling: await cool(playerId) });
  } catch (error) {
    report(error);
    dispatchLogin({ type: "cooling-settled", isCooling: false });
  }
}

/** Until another tab, which is about to send the same, has stored it. */
const retryMs = 500;
const waitMs = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function cool(playerId: string): Promise<boolean> {
  const [{ runIntent, untilSettled }, { coolingOperation }] = await Promise.all([
    load(() => import("@/lib/session/intents/run")),
    load(() => import("./cooling-operation")),
  ]);
  const result = await runIntent(coolingOperation, playerId, { playerId });
  if (result.state === "done") return true;
  if (result.state === "unknown") report(result.error);
  if (!result.intent) return waitMs(retryMs).then(() => cool(playerId));
  // Sent again by what looks after the intents of every page.
  return (await untilSettled(playerId, result.intent.id)) === "done";
}
