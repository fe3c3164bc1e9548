import { report } from "@/lib/site/errors/report";

/**
 * Loads a part that somebody waits for: `load(() => import("./part"))`. The bundler asks for a missing file a second time by
 * itself. When that fails too, a newer release has most likely taken the file's place: the page reloads once, with what was
 * typed, and the promise stays open until it is gone.
 * @throws what `isMissingFile` knows, when it has reloaded lately or a reload would lead nowhere: the "Oops" screen is for it
 */
export const load = <T>(part: () => Promise<T>): Promise<T> =>
  loadQuietly(part).catch(async (error) => {
    if (!isMissingFile(error) || !(await reloadForMissing())) throw error;
    return new Promise(() => {});
  });

/** Loads a part that nobody waits for: the page is left as it is, whatever happens. @throws as the import does, reported */
export const loadQuietly = <T>(part: () => Promise<T>): Promise<T> =>
  part().catch((error) => {
    if (isMissingFile(error)) report(error);
    throw error;
  });

/** Did a file of the site not arrive? By the name that the bundler gives such an error. */
export const isMissingFile = (error: unknown): boolean => Object(error).name === "ChunkLoadError";

/** How to reload is a part of its own, to keep the first load small: it comes after the page, long before it is needed. */
export const fetchReload = () => import("./reload");

/** Reloads the page for a file that is missing; false when that would not help. */
export const reloadForMissing = () =>
  fetchReload().then(
    ({ reloadOnce }) => reloadOnce(),
    () => false,
  );
