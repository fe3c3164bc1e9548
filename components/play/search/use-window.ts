import { defaultRangeExtractor, type Range, useVirtualizer } from "@tanstack/react-virtual";
import { useEffect, useRef } from "react";

/** CSS pixels of a row with a name of one line; every row is measured when it is drawn. */
const rowHeight = 76;
/** Rows beyond each edge. */
const overscan = 4;

interface WindowOptions {
  /** Items of the list, headings included. */
  count: number;
  /** Items that are in the document wherever the list is scrolled to: headings, and the row that Enter opens. */
  kept: readonly number[];
  /** The item to bring into sight; -1 for none. */
  shown: number;
  /** Another text's list begins at its top. */
  text: string;
}

/** Draws the part of a long list that is in sight: the document does not grow with the number of games. */
export function useWindow({ count, kept, shown, text }: WindowOptions) {
  const scroller = useRef<HTMLDivElement>(null);
  const virtualizer = useVirtualizer({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan,
    // It sets heights and places itself: scrolling renders only when other rows come into sight.
    directDomUpdates: true,
    directDomUpdatesMode: "position",
    useFlushSync: false,
    rangeExtractor: (range: Range) =>
      [...new Set([...kept, ...defaultRangeExtractor(range)])].sort((one, other) => one - other),
  });

  // biome-ignore lint/correctness/useExhaustiveDependencies: also when the text changes
  useEffect(() => {
    scroller.current?.scrollTo?.({ top: 0 });
  }, [text]);
  useEffect(() => {
    if (shown >= 0) virtualizer.scrollToIndex(shown, { align: "auto" });
  }, [virtualizer, shown]);

  return { scroller, virtualizer };
}
