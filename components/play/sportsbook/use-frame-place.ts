"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { pageLocale } from "@/lib/market/messages/fetch";
import { addressOfPlace, createMoveLimit, placeOfPath, type SportsProduct } from "@/lib/play/sportsbook/place";
import { followAddress } from "@/lib/site/dialogs/follow-address";
import { readEntry } from "@/lib/site/dialogs/overlay-entry";
import { changeAddress } from "@/lib/site/dialogs/overlay-history";
import { pageAddress } from "@/lib/site/dialogs/popup-history";

export interface FramePlace {
  /** The address that a frame is to be opened at now: where the last one was, after a login too. */
  now: () => string;
  /** Counts the addresses that were opened here: another one is another frame. */
  opening: number;
  /** The frame says where it is: the address follows, without a step in the history. What is no place of this page is ignored. */
  follow: (below: string) => void;
}

/** An entry of the history that is not the page's own: what its address says is the overlay's affair. */
const isOverlayOpen = (): boolean => readEntry().depth > 0;

/** The address and the frame, each following the other. While an overlay is open, the address of the page waits for its end. */
export function useFramePlace(product: SportsProduct): FramePlace {
  const pathname = usePathname();
  const [start] = useState(() => new URL(pageAddress(), location.origin).pathname);
  const [opening, setOpening] = useState(0);
  /** Where the frame is. */
  const known = useRef(start);
  /** What the address of the page says. */
  const written = useRef(start);
  const [mayMove] = useState(createMoveLimit);

  // A link or a step of the history to another place of this page; or to the page, from an overlay below which the frame has moved.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect
  useEffect(
    () =>
      followAddress(() => {
        const path = location.pathname;
        if (isOverlayOpen() || placeOfPath(path)?.product !== product) return;
        if (path !== known.current && path === written.current) return write(known.current);
        if (path !== known.current) setOpening((count) => count + 1);
        known.current = path;
        written.current = path;
      }),
    [pathname, product],
  );

  function write(address: string): void {
    known.current = address;
    written.current = address;
    // The login, or the settings of cookies, may be open by the hash.
    changeAddress(address + location.hash);
  }

  function follow(below: string): void {
    const address = addressOfPlace(below, product, pageLocale());
    if (address === null) return;
    if (isOverlayOpen() || address === location.pathname) known.current = address;
    else if (placeOfPath(location.pathname)?.product === product && mayMove(Date.now())) write(address);
  }
  return { opening, now: () => known.current, follow };
}
