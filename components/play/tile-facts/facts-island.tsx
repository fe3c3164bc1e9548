"use client";

import { type ComponentType, useEffect, useState } from "react";
import { readTile } from "@/components/play/catalogue/use-tiles";
import { useLazy } from "@/components/ui/use-lazy";

interface FactsIslandProps {
  /** The internal segment of the edition. */
  edition: string;
  /** Keeps its identity. */
  load: () => Promise<{ TileFacts: ComponentType<{ edition: string }> }>;
}

/** The link of the tile that a pointer or the keyboard is on; the pointer counts first. Of tiles that show their art, whose lower end has room. */
export function findTile(): HTMLAnchorElement | null {
  const tiles = ["[data-look=art]:hover", "[data-look=art]:has(:focus-visible)"];
  const [tile] = tiles.flatMap((selector) => document.querySelector<HTMLElement>(selector) ?? []);
  return tile ? (readTile(tile)?.link ?? null) : null;
}

/** The facts of the tile that a pointer or the keyboard is on. In every lobby's first load, so it is only the wait for the first such moment. */
export function FactsIsland({ edition, load }: FactsIslandProps) {
  const [isWanted, setWanted] = useState(false);
  const { part } = useLazy(load, isWanted);
  useEffect(() => {
    // A finger has no hover, though a browser may report one after a tap.
    if (isWanted || !matchMedia("(hover: hover)").matches) return;
    const look = () => {
      if (findTile()) setWanted(true);
    };
    const kinds = ["pointerover", "focusin"] as const;
    for (const kind of kinds) document.addEventListener(kind, look, { passive: true });
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, look);
    };
  }, [isWanted]);
  return part ? <part.TileFacts edition={edition} /> : null;
}
