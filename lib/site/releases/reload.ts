import { number, stored } from "@/lib/core/browser-storage";

/** When this tab last reloaded itself. Not twice in this time, so that a file which stays away makes no loop. */
const reloaded = stored({
  owner: "browser",
  key: "reloaded-at",
  area: "session",
  version: 1,
  parse: number,
});
const reloadGapMs = 300_000;

/**
 * Reloads the page, whose forms keep what was typed; false when that was tried lately, or would lead nowhere. Remembered before it happens:
 * a tab that cannot remember never reloads itself.
 */
export async function reloadOnce(): Promise<boolean> {
  const last = reloaded.read();
  if (last !== null && Date.now() - last < reloadGapMs) return false;
  if (!(await isSiteReachable()) || !reloaded.write(Date.now())) return false;
  location.reload();
  return true;
}

/** A page that is open is worth more than the browser's own error page. */
async function isSiteReachable(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}
