import { LRUCache } from "lru-cache";

interface Limits {
  /** Of all pictures that are kept. */
  maxBytes: number;
  /** How many may be waited for at once. */
  maxWaiting: number;
}

/**
 * Keeps pictures by key, the least recently used dropped first. A picture that is asked for twice is drawn once.
 * The returned function throws what `draw` throws, which is not kept, and refuses one picture more than may wait.
 */
export function createPictureCache({ maxBytes, maxWaiting }: Limits) {
  const kept = new LRUCache<string, Buffer>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }, key) => length + key.length,
  });
  const drawing = new Map<string, Promise<Buffer>>();

  return async (key: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(key) ?? drawing.get(key);
    if (known) return known;
    if (drawing.size >= maxWaiting) throw new Error("Too many pictures for shared links are being drawn.");
    const drawn = draw();
    drawing.set(key, drawn);
    try {
      const bytes = await drawn;
      kept.set(key, bytes);
      return bytes;
    } finally {
      drawing.delete(key);
    }
  };
}

/** Runs one after another what it is given, also after one that fails. */
export function createQueue(): <Result>(run: () => Promise<Result>) => Promise<Result> {
  let last: Promise<unknown> = Promise.resolve();
  return (run) => {
    const result = last.then(run);
    last = result.catch(() => {});
    return result;
  };
}
