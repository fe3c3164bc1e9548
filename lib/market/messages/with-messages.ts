import { loadMessages } from "./fetch";
import type { MessageDomain } from "./translator";

/**
 * Loads a chunk together with the messages that its components read by `useTranslations`, so that they are drawn complete:
 * `load(() => withMessages(["account.login"], () => import("./login-dialog")))`. Small, because first loads carry it.
 */
export async function withMessages<T>(domains: readonly MessageDomain[], chunk: () => Promise<T>): Promise<T> {
  const [module] = await Promise.all([chunk(), Promise.all(domains.map((domain) => loadMessages(domain)))]);
  return module;
}
