import { stored } from "@/lib/core/stored";
import { report } from "@/lib/site/errors/report";
import { keepDrafts } from "./drafts";

/** A part of the site that could not be loaded, not after a reload either: the "Oops" screen is for it. */
export class LoadFailed extends Error {
  override readonly name = "LoadFailed";
}

/** When this tab last reloaded itself. Not twice in this time, so that a file which stays away makes no loop. */
const reloaded = stored({
  key: "reloaded-at",
  area: "session",
  version: 1,
  parse: (value) => (typeof value === "number" ? value : null),
});
const reloadGapMs = 300_000;

/**
 * Loads a part that somebody waits for: `load(() => import("./part"))`. The bundler asks for a missing file a second time by
 * itself. When that fails too, a newer release has most likely taken the file's place: the page reloads once, with what was
 * typed, and the promise stays open until it is gone.
 * @throws LoadFailed when it has reloaded lately, or a reload would lead nowhere
 */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await loadQuietly(part);
  } catch (error) {
    if (!(error instanceof LoadFailed) || !(await reloadOnce())) throw error;
    return new Promise(() => {});
  }
}

/** Loads a part that nobody waits for: the page is left as it is, whatever happens. @throws LoadFailed */
export async function loadQuietly<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    if (!isMissingFile(error) || error instanceof LoadFailed) throw error;
    report(error);
    throw new LoadFailed("A part of the site could not be loaded.", { cause: error });
  }
}

/** Did a file of the site not arrive? By the name that the bundler gives such an error. */
export function isMissingFile(error: unknown): boolean {
  return error instanceof Error && (error.name === "ChunkLoadError" || error instanceof LoadFailed);
}

/**
 * Reloads the page with what was typed; false when that was tried lately, or would lead nowhere. Remembered before it happens:
 * a tab that cannot remember never reloads itself.
 */
export async function reloadOnce(): Promise<boolean> {
  const last = reloaded.read();
  if (last !== null && Date.now() - last < reloadGapMs) return false;
  if (!(await isAnswered()) || !reloaded.write(Date.now())) return false;
  keepDrafts();
  location.reload();
  return true;
}

/** A page that is open is worth more than the browser's own error page. */
async function isAnswered(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: "HEAD" })).ok;
  } catch {
    return false;
  }
}
