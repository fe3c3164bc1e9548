import { loadMessages } from "./fetch";
import type { MessageArea } from "./translator";

/**
 * Loads a chunk together with the messages that its components read by `useTranslations`, so that they are drawn complete:
 * `load(() => withMessages(["account"], () => import("./login-dialog")))`. Small, because first loads carry it.
 */
export async function withMessages<T>(areas: readonly MessageArea[], chunk: () => Promise<T>): Promise<T> {
  const [module] = await Promise.all([chunk(), Promise.all(areas.map((area) => loadMessages(area)))]);
  return module;
}
