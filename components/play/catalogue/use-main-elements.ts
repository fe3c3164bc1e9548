"use client";

import { useEffect, useState } from "react";

/** The elements of the page that match a selector, read again when islands change its main part; the same list while they are the same. */
export function useMainElements(selector: string): readonly HTMLElement[] {
  const [elements, setElements] = useState<readonly HTMLElement[]>([]);
  useEffect(() => {
    const read = () => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)];
      setElements((known) => (isSame(known, found) ? known : found));
    };
    read();
    const changes = new MutationObserver(read);
    const main = document.getElementById("main");
    if (main) changes.observe(main, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [selector]);
  return elements;
}

const isSame = (known: readonly HTMLElement[], found: readonly HTMLElement[]) =>
  known.length === found.length && known.every((element, at) => element === found[at]);
