import { randomUUID } from "node:crypto";
import type { BrowserStorage } from "@/lib/core/browser-storage";
import type { Intents } from "@/lib/core/intents/intent";
import { createIntents } from "@/lib/core/intents/intents";

/** A browser in Node: tabs that share storage and locks, and a clock that only moves when it is told to. */
export interface FakeBrowser {
  tabs: readonly FakeTab[];
  now(): number;
  advance(ms: number): void;
  /** The tab as it is after a reload: what it waited for never reaches it, and its locks are free. */
  reload(at: number): FakeTab;
  /**
   * Leaves the page of a tab for the one before or after it in its history, or for a new one where there is none. A page that waits for
   * nothing is kept as it is, and is that page again when the tab comes back to it; any other is gone.
   */
  go(at: number, to: "back" | "forward"): FakeTab;
}

/** A page in a tab. */
export interface FakeTab {
  /** Tells it from every other page. */
  name: string;
  intents: Intents;
  isGone(): boolean;
}

export function createFakeBrowser(tabCount: number, hasKeys: boolean): FakeBrowser {
  let now = Date.now();
  const storage = fakeStorage();
  const locks = fakeLocks();

  function openTab(): OpenTab {
    const holder = {};
    let isGone = false;
    const intents = createIntents({
      storage: () => storage,
      lock: (name, mode, work) => locks.request(holder, name, mode, work),
      now: () => now,
      newId: randomUUID,
      hasKeys: () => hasKeys,
      onChange: () => {},
    });
    const close = () => {
      isGone = true;
      locks.releaseAll(holder);
    };
    return { name: randomUUID(), intents, isGone: () => isGone, isBusy: () => locks.isHolding(holder), close };
  }

  const tabs = Array.from({ length: tabCount }, openTab);
  /** The other pages of the history of a tab. */
  const kept = tabs.map(() => ({ back: [] as OpenTab[], forward: [] as OpenTab[] }));
  return {
    tabs,
    now: () => now,
    advance(ms) {
      now += ms;
    },
    reload(at) {
      tabs[at]?.close();
      const next = openTab();
      tabs[at] = next;
      return next;
    },
    go(at, to) {
      const left = tabs[at];
      const pages = kept[at];
      const next = pages?.[to].pop() ?? openTab();
      if (left?.isBusy()) left.close();
      // One that is gone is loaded anew.
      if (left) pages?.[to === "back" ? "forward" : "back"].push(left.isGone() ? openTab() : left);
      tabs[at] = next;
      return next;
    },
  };
}

interface OpenTab extends FakeTab {
  /** Does it wait for a response? */
  isBusy(): boolean;
  close(): void;
}

/** A `localStorage` in memory. */
export function fakeStorage(): BrowserStorage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (at) => [...kept.keys()][at] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

interface Held {
  holder: object;
  released: Promise<void>;
  release: () => void;
}

function fakeLocks() {
  const held = new Map<string, Held>();

  function hold(holder: object, name: string): Held {
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const lock = { holder, released, release };
    held.set(name, lock);
    return lock;
  }
  function free(name: string, lock: Held): void {
    if (held.get(name) === lock) held.delete(name);
    lock.release();
  }

  return {
    async request<T>(
      holder: object,
      name: string,
      mode: "wait" | "if-free",
      work: (isHeld: boolean) => Promise<T>,
    ): Promise<T> {
      if (held.has(name) && mode === "if-free") return work(false);
      while (held.has(name)) await held.get(name)?.released;
      const lock = hold(holder, name);
      try {
        return await work(true);
      } finally {
        free(name, lock);
      }
    },
    isHolding: (holder: object): boolean => [...held.values()].some((lock) => lock.holder === holder),
    releaseAll(holder: object): void {
      for (const [name, lock] of [...held]) if (lock.holder === holder) free(name, lock);
    },
  };
}
