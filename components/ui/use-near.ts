"use client";

import { type RefObject, useEffect, useState } from "react";

/** A window's height and width: what is that far away can be reached by one press of Page Down. */
const distance = "100%";

/** Has the element been in the window, or within one window of it? Stays true. */
export function useNear(ref: RefObject<Element | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!ref.current || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => setNear(entries.some(({ isIntersecting }) => isIntersecting)),
      { rootMargin: distance },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref, isNear]);
  return isNear;
}
