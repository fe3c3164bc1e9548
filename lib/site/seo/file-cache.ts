import { createHash } from "node:crypto";
import { LRUCache } from "lru-cache";

/** A file as it is sent. */
export interface KeptFile {
  bytes: Buffer;
  /** Of these bytes: a program that has them gets 304. */
  etag: string;
}

interface Stored extends KeptFile {
  /** In milliseconds, when the reads of its content began. */
  builtAt: number;
  tags: readonly string[];
}

interface Options {
  /** Of all files together. */
  maxBytes: number;
  /** What begins or ends at a time, and a publish of which no message came, shows after this. */
  maxAgeMs: number;
  /** Was any of the tags published after this time? */
  isOutdated(tags: readonly string[], builtAt: number): boolean;
}

/** Writes a file; with it the tags of the content that it shows. */
type Build = () => Promise<{ result: string; tags: readonly string[] }>;

/**
 * Keeps files by key, the least recently used dropped first, until a publish of what they show. Requests for a file that is being
 * built wait for it, and build it again if it was outdated by a publish meanwhile. The returned function throws what `build` throws.
 */
export function createFileCache({ maxBytes, maxAgeMs, isOutdated }: Options) {
  const kept = new LRUCache<string, Stored>({
    maxSize: maxBytes,
    sizeCalculation: ({ bytes }, key) => bytes.length + key.length,
  });
  const builds = new Map<string, Promise<Stored>>();
  const isCurrent = ({ tags, builtAt }: Stored) => !isOutdated(tags, builtAt) && Date.now() - builtAt < maxAgeMs;

  async function start(key: string, build: Build): Promise<Stored> {
    // A publish within the millisecond in which the reads begin counts as one after it.
    const builtAt = Date.now() - 1;
    const { result, tags } = await build();
    const file = { ...fileOf(result), builtAt, tags };
    kept.set(key, file);
    return file;
  }

  return async function get(key: string, build: Build): Promise<KeptFile> {
    const known = kept.get(key);
    if (known && isCurrent(known)) return known;
    const running = builds.get(key);
    if (running) {
      const file = await running;
      return isCurrent(file) ? file : get(key, build);
    }
    const building = start(key, build).finally(() => builds.delete(key));
    builds.set(key, building);
    return building;
  };
}

export function fileOf(text: string): KeptFile {
  const bytes = Buffer.from(text);
  return { bytes, etag: `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"` };
}
