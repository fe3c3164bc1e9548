import { defaultScheduler, notifyManager } from "@tanstack/react-query";

export interface FrameBatch<Item> {
  add(item: Item): void;
  /** Applies what has been gathered. */
  flush(): void;
  /** Forgets what has been gathered. */
  drop(): void;
}

/**
 * Gathers what arrives within one frame, and applies it in its order right before the paint, as one change of the query cache: a page
 * is drawn once a frame at most. A hidden page has no frames: there everything is applied when it arrives.
 */
export function batchByFrame<Item>(apply: (items: readonly Item[]) => void): FrameBatch<Item> {
  let items: Item[] = [];
  let frame: number | null = null;

  function drop(): void {
    if (frame !== null) cancelAnimationFrame(frame);
    frame = null;
    items = [];
  }

  function flush(): void {
    const gathered = items;
    drop();
    if (gathered.length > 0) notifyNow(() => apply(gathered));
  }

  return {
    add(item) {
      items.push(item);
      if (document.hidden) flush();
      else frame ??= requestAnimationFrame(flush);
    },
    flush,
    drop,
  };
}

/** The cache notifies its observers once and at once. By its own scheduler they would follow after the paint. */
function notifyNow(change: () => void): void {
  notifyManager.setScheduler((notify) => notify());
  try {
    notifyManager.batch(change);
  } finally {
    notifyManager.setScheduler(defaultScheduler);
  }
}
