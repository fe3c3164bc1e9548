import { useEffect, useState } from "react";

/** The links to games that the page shows now, by their selector; islands may bring more. */
export function useGameLinks(selector: string): readonly HTMLAnchorElement[] {
  const [links, setLinks] = useState<readonly HTMLAnchorElement[]>([]);
  useEffect(() => {
    const read = () => {
      const found = [...document.querySelectorAll<HTMLAnchorElement>(selector)];
      setLinks((known) => (isSame(known, found) ? known : found));
    };
    read();
    const changes = new MutationObserver(read);
    const main = document.getElementById("main");
    if (main) changes.observe(main, { childList: true, subtree: true });
    return () => changes.disconnect();
  }, [selector]);
  return links;
}

function isSame(known: readonly Element[], found: readonly Element[]): boolean {
  return known.length === found.length && known.every((link, at) => link === found[at]);
}
