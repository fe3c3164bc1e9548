import { flag, stored } from "@/lib/core/browser-storage";

/** A player has begun a break in this browser: nothing of marketing is loaded for whoever uses it, until somebody logs in. */
const stopped = stored<true>({
  owner: "browser",
  key: "marketing-stopped",
  area: "local",
  version: 1,
  parse: flag,
});

export const stopMarketing = (): void => void stopped.write(true);
export const resumeMarketing = (): void => stopped.forget();
export const isMarketingStopped = (): boolean => stopped.read() !== null;
