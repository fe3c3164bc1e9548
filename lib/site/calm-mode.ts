import { flag, stored } from "@/lib/core/browser-storage";
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

/** No winners, jackpots, promotions or celebrations on this device? Cached pages hide them by `calm:`, scripts ask here. */
export const isCalm = (): boolean => rootData("calm") !== undefined;

/** Changes it, on this page at once. False where the browser does not keep it: then it holds until the page is left. */
export function setCalm(isOn: boolean): boolean {
  let isKept = true;
  if (isOn) isKept = kept.write(true);
  else kept.forget();
  show(isOn);
  return isKept;
}

function show(isOn: boolean): void {
  setRootData("calm", isOn ? "on" : null);
  for (const follower of followers) follower();
}

/** Tells of every change, here or in another tab. Returns what ends it. */
export function followCalm(onChange: () => void): () => void {
  followers.add(onChange);
  const look = (event: StorageEvent) => (event.key === null || event.key === "calm") && show(kept.read() ?? false);
  addEventListener("storage", look);
  return () => {
    followers.delete(onChange);
    removeEventListener("storage", look);
  };
}
