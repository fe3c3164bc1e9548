"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { pageLocale } from "@/lib/market/messages/fetch";
import { addressOfPlace, createMoveLimit, placeOfPath, type SportsProduct } from "@/lib/play/sportsbook/place";
import { changeAddress } from "@/lib/site/dialogs/overlay-history";

export interface FramePlace {
  /** The address that a frame is to be opened at now: where the last one was, after a login too. */
  now: () => string;
  /** Counts the addresses that were opened here: another one is another frame. */
  opening: number;
  /** The frame says where it is: the address follows, without a step in the history. What is no place of this page is ignored. */
  follow: (below: string) => void;
}

/** The address and the frame, each following the other. */
export function useFramePlace(product: SportsProduct): FramePlace {
  const pathname = usePathname();
  const [start] = useState(location.pathname);
  const [opening, setOpening] = useState(0);
  const known = useRef(start);
  const [mayMove] = useState(createMoveLimit);

  // A link or a step of the history to another place of this page; a popup over it has another address, and changes nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path triggers the effect
  useEffect(() => {
    const path = location.pathname;
    if (path === known.current || placeOfPath(path)?.product !== product) return;
    known.current = path;
    setOpening((count) => count + 1);
  }, [pathname, product]);

  function follow(below: string): void {
    const address = addressOfPlace(below, product, pageLocale());
    const isOnPage = placeOfPath(location.pathname)?.product === product;
    if (address === null || address === location.pathname || !isOnPage || !mayMove(Date.now())) return;
    known.current = address;
    changeAddress(address);
  }
  return { opening, now: () => known.current, follow };
}
