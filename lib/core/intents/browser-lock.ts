import type { Surroundings } from "./surroundings";

/** Over all tabs by Web Locks. A browser without them, or a page that is no secure context, keeps order in this tab alone. */
export const browserLock: Surroundings["lock"] = (name, mode, work) =>
  navigator.locks === undefined
    ? inThisTab(name, mode, work)
    : // The type says what a work returns; the browser waits for it.
      navigator.locks.request(name, { ifAvailable: mode === "if-free" }, (lock) => work(lock !== null));

const held = new Map<string, Promise<unknown>>();

const inThisTab: Surroundings["lock"] = async (name, mode, work) => {
  if (held.has(name) && mode === "if-free") return work(false);
  while (held.has(name)) await held.get(name)?.catch(() => {});
  const working = work(true);
  held.set(name, working);
  try {
    return await working;
  } finally {
    held.delete(name);
  }
};
