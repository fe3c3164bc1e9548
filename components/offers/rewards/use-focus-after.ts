"use client";

import { type RefObject, useLayoutEffect, useRef } from "react";
import { noticeId } from "./claimed-notice";

/** A card that leaves with the focus in it, because its reward was taken or is over, hands it on to the notice above the list. */
export function useFocusAfter(): RefObject<HTMLLIElement | null> {
  const card = useRef<HTMLLIElement>(null);
  useLayoutEffect(() => {
    const element = card.current;
    return () => {
      if (!element?.contains(document.activeElement)) return;
      // Once the card is gone: what has taken the focus by then keeps it.
      queueMicrotask(() => {
        if (document.activeElement === document.body) document.getElementById(noticeId)?.focus();
      });
    };
  }, []);
  return card;
}
