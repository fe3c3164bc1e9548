"use client";

import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { tileFactsQuery } from "@/lib/play/tile-facts/queries";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import { findTile } from "./facts-island";

/** A pointer that only crosses a tile requests nothing. */
const restMs = 150;

/**
 * The published facts of the game whose tile has the pointer or the focus, over the lower end of its art: nothing moves. Not
 * part of the link's name, and the game's page shows it to everybody.
 */
export function TileFacts({ edition }: { edition: string }) {
  const tile = useRestedTile();
  const slug = tile ? slugOf(tile) : null;
  const { data: lines = [] } = usePublicQuery(tileFactsQuery(edition, slug));
  if (!tile || lines.length === 0 || !tile.isConnected) return null;
  return createPortal(
    // One line, below the lettering of the art: what it has no room for is out of sight.
    <small
      className="tile-facts inset-[auto_4px_4px] z-2 flex max-h-[calc(1.4em+6px)] flex-wrap justify-center gap-x-2.5 gap-y-2 overflow-hidden font-normal"
      aria-hidden="true"
    >
      {lines.map((line) => (
        <span key={line} className="whitespace-nowrap">
          {line}
        </span>
      ))}
    </small>,
    tile,
  );
}

function slugOf({ pathname }: HTMLAnchorElement): string | null {
  const [, slug] = /^\/[^/]+\/play\/([^/]+)$/.exec(pathname) ?? [];
  return slug === undefined ? null : decodeURIComponent(slug);
}

function useRestedTile(): HTMLAnchorElement | null {
  const [tile, setTile] = useState<HTMLAnchorElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      clearTimeout(timer);
      const found = findTile();
      if (!found) setTile(null);
      timer = setTimeout(() => setTile(findTile()), restMs);
    };
    look();
    const kinds = ["pointerover", "focusin", "focusout", "keydown"] as const;
    for (const kind of kinds) document.addEventListener(kind, look, { passive: true });
    return () => {
      clearTimeout(timer);
      for (const kind of kinds) document.removeEventListener(kind, look);
    };
  }, []);
  return tile;
}
