"use client";

import { defaultRangeExtractor, type Range, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";

/** CSS pixels of a heading, and of a row with a name of one line; what is in the document is measured. */
const [headingHeight, rowHeight] = [40, 76];
/** Rows beyond each edge. */
const overscan = 2;

interface WindowOptions {
  /** Items of the list, headings included. */
  count: number;
  headings: readonly number[];
  /** The item that Enter opens, which comes into sight; -1 for none. */
  active: number;
  /** Another text's list begins at its top. */
  text: string;
  /** The identity of an item over lists: the same function for the same list. */
  keyOf: (item: number) => string | number;
}

/** Draws the part of a long list that is in sight: the document does not grow with the number of games. */
export function useVirtualList({ count, headings, active, text, keyOf }: WindowOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer<HTMLDivElement, HTMLElement>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: (item) => (headings.includes(item) ? headingHeight : rowHeight),
    getItemKey: keyOf,
    measureElement: measure,
    overscan,
    // It sets heights and places itself: scrolling renders only when other rows come into sight.
    directDomUpdates: true,
    directDomUpdatesMode: "position",
    useFlushSync: false,
    // Headings and the active row are in the document wherever the list is scrolled to.
    rangeExtractor: (range: Range) => {
      const kept = active < 0 ? headings : [...headings, active];
      return [...new Set([...kept, ...defaultRangeExtractor(range)])].sort((one, other) => one - other);
    },
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the text changes
  useEffect(() => {
    if (virtualizer.scrollOffset) scroller.current?.scrollTo?.({ top: 0 });
  }, [virtualizer, text]);
  useEffect(() => {
    if (active >= 0) virtualizer.scrollToIndex(active, { align: "auto" });
  }, [virtualizer, active]);

  return { scroller, virtualizer };
}

type ListWindow = Virtualizer<HTMLDivElement, HTMLElement>;

/** Reads a size only where the browser reports one, before it paints: to read it of each new row would lay the page out again for each. */
function measure(element: HTMLElement, entry: ResizeObserverEntry | undefined, list: ListWindow): number {
  const [box] = entry?.borderBoxSize ?? [];
  const index = list.indexFromElement(element);
  return box ? Math.round(box.blockSize) : (list.itemSizeCache.get(index) ?? list.options.estimateSize(index));
}
