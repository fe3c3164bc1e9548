import { flag, stored } from "@/lib/core/browser-storage";
import { forgetChoice } from "../consent/choice";

/** A player has begun a break in this browser: nothing of marketing is loaded for whoever uses it, until somebody logs in. */
const stopped = stored<true>({
  owner: "browser",
  key: "marketing-stopped",
  area: "local",
  version: 1,
  parse: flag,
});

/** Where the storage is full, the consent makes room for it: without one nothing of marketing is loaded either. */
export function stopMarketing(): void {
  if (stopped.write(true)) return;
  forgetChoice();
  stopped.write(true);
}

export const resumeMarketing = (): void => stopped.forget();
export const isMarketingStopped = (): boolean => stopped.read() !== null;
