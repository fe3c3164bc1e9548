import { LRUCache } from "lru-cache";
import type { Freshness, PageEntry } from "./entry";

interface Options {
  maxBytes: number;
  maxEntries: number;
  /** Was any of the tags published after this time? */
  isStale(tags: readonly string[], renderedAt: number): boolean;
}

interface Stored extends Freshness {
  entry: PageEntry;
}

export type PageStore = ReturnType<typeof createPageStore>;

/** A lobby takes about 30 KB in both encodings; the home pages and lobbies of all locales and channels fit. */
export const pageStoreLimits = { maxBytes: 32_000_000, maxEntries: 2_000 } as const;

/**
 * Compressed pages by key, the least recently used dropped first. A page is checked when it is read: for its age, and for its
 * tags in the same record that Next's cache uses, so that one publish empties both.
 */
export function createPageStore({ maxBytes, maxEntries, isStale }: Options) {
  const pages = new LRUCache<string, Stored>({
    max: maxEntries,
    maxSize: maxBytes,
    sizeCalculation: ({ entry }, key) => entry.bytes + key.length,
  });
  let isCompressing = false;
  const waiting = new Set<string>();

  function get(key: string): PageEntry | undefined {
    const stored = pages.get(key);
    if (!stored) return undefined;
    if (stored.expiresAt > Date.now() && !isStale(stored.tags, stored.renderedAt)) return stored.entry;
    pages.delete(key);
    return undefined;
  }

  function set(key: string, entry: PageEntry, freshness: Freshness): void {
    pages.set(key, { ...freshness, entry });
    waiting.add(key);
    if (!isCompressing) void compressWaiting();
  }

  /** One page at a time: the other cores are the visitors'. */
  async function compressWaiting(): Promise<void> {
    isCompressing = true;
    for (const key of waiting) {
      waiting.delete(key);
      const stored = pages.peek(key);
      if (!stored) continue;
      await stored.entry.compressWell();
      if (pages.peek(key) === stored) pages.set(key, stored);
    }
    isCompressing = false;
  }

  return {
    get,
    set,
    /** For tests and measurements; `isSettled`: each page has its better compression. */
    size: () => ({ bytes: pages.calculatedSize, entries: pages.size, isSettled: !isCompressing }),
  };
}
