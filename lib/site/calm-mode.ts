import { flag, stored } from "@/lib/core/browser-storage";
import { isMarketingStopped } from "./marketing/stop";
import { rootData, setRootData } from "./root-data";

/** Whoever uses this browser has chosen it, signed in or not: the head script reads it too, before the first paint. */
const kept = stored<true>({
  owner: "browser",
  key: "calm",
  area: "local",
  version: 1,
  parse: flag,
});

const followers = new Set<() => void>();

const isWanted = (): boolean => kept.read() === true || isMarketingStopped();

/**
 * No winners, jackpots, promotions or celebrations on this device? So it is, too, where a break has begun and nobody has logged in since.
 * Cached pages hide them by `calm:`, scripts ask here.
 */
export const isCalm = (): boolean => rootData("calm") !== undefined;

/** Changes it, on this page at once. False where the browser does not keep it: then it holds until the page is left. */
export function setCalm(isOn: boolean): boolean {
  let isKept = true;
  if (isOn) isKept = kept.write(true);
  else kept.forget();
  show(isOn || isMarketingStopped());
  return isKept;
}

/** Somebody has logged in: what a break has hidden is shown again, unless they have chosen calm mode. */
export const endCalmOfBreak = (): void => show(isWanted());

function show(isOn: boolean): void {
  setRootData("calm", isOn ? "on" : null);
  for (const follower of followers) follower();
}

/** Tells of every change, here or in another tab. Returns what ends it. */
export function followCalm(onChange: () => void): () => void {
  followers.add(onChange);
  const look = (event: StorageEvent) => /^(calm|marketing-stopped|null)$/.test(String(event.key)) && show(isWanted());
  addEventListener("storage", look);
  return () => {
    followers.delete(onChange);
    removeEventListener("storage", look);
  };
}
