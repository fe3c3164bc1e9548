"use client";

import { useEffect, useState } from "react";

const retryMs = 5_000;

/**
 * A part of the page that is loaded once it is wanted, and requested again every 5 s until it has arrived. Not `React.lazy`,
 * which keeps a failed import for ever. The caller shows its skeleton while `part` is null, or its error once `isFailed`.
 * `load` must keep its identity and go through `loadQuietly`.
 */
export function useLazy<T>(load: () => Promise<T>, isWanted: boolean): { part: T | null; isFailed: boolean } {
  const [state, setState] = useState<{ part: T | null; failures: number }>({ part: null, failures: 0 });
  const { part, failures } = state;
  const isMissing = isWanted && part === null;

  useEffect(() => {
    if (!isMissing) return;
    let isOver = false;
    const request = () =>
      load().then(
        (loaded) => isOver || setState({ part: loaded, failures: 0 }),
        () => isOver || setState({ part: null, failures: failures + 1 }),
      );
    const timer = failures > 0 ? setTimeout(request, retryMs) : void request();
    return () => {
      isOver = true;
      clearTimeout(timer ?? undefined);
    };
  }, [isMissing, load, failures]);

  return { part, isFailed: failures > 0 };
}
