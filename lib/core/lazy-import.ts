/** Handlers for a file of the site that does not arrive; set by the site once the page runs. */
export interface MissingFileHandlers {
  /** Reports the error; the load fails all the same. */
  report: (error: unknown) => void;
  /** Reloads the page; false when that would not help. */
  reload: () => Promise<boolean>;
}

let handlers: MissingFileHandlers = { report: () => {}, reload: async () => false };

export function onMissingFile(wanted: MissingFileHandlers): void {
  handlers = wanted;
}

/**
 * Loads a chunk that the player waits for: `load(() => import("./chunk"))`. The bundler requests a missing file a second time by
 * itself. When that fails too, a newer release has most likely replaced it: the page reloads once and keeps what was typed; the
 * promise stays pending until then.
 * @throws the import's error, when the page has reloaded lately or a reload would not help; the error dialog shows it
 */
export const load = <T>(chunk: () => Promise<T>): Promise<T> =>
  loadQuietly(chunk).catch(async (error) => {
    if (!isMissingFile(error) || !(await handlers.reload())) throw error;
    return new Promise(() => {});
  });

/** Loads a chunk in the background: the page never reloads for it. @throws the import's error; a missing file is reported */
export const loadQuietly = <T>(chunk: () => Promise<T>): Promise<T> =>
  chunk().catch((error) => {
    if (isMissingFile(error)) handlers.report(error);
    throw error;
  });

/** True for the error that the bundler throws when a file of the site did not arrive. */
export const isMissingFile = (error: unknown): boolean => Object(error).name === "ChunkLoadError";
