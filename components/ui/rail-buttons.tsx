"use client";

import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "@/components/ui/icon-button";

/** In the line of the row, narrower on a phone. */
const beside = "ml-gutter flex-none max-[560px]:*:w-9";

const looks = {
  /** In the header of the row. */
  header: "ml-auto max-md:[grid-area:1/3/3/4]",
  /** At the end of the header of a row that an island brings: in the corner of its section. */
  corner: "absolute top-0 right-0",
  /** Beside a row of banners, which on a phone has the height for one above the other, and has to give up less of its width. */
  beside: clsx(beside, "self-center max-[560px]:flex-col data-idle:hidden"),
  /** Beside banners that are a row on phones alone. They have their room from the start, so that no word moves when they come. */
  besideOnPhones: clsx(beside, "flex-col self-center min-[560px]:hidden"),
  /** Beside the links of a row that wraps on desktops. They have their room from the start, so that the open link stays in sight. */
  besideLow: clsx(beside, "mt-1 self-start max-[560px]:gap-0.5 lg:hidden"),
} as const;

/** Where the buttons of a row are. */
export type RailPlace = keyof typeof looks;

interface RailButtonsProps {
  /** The id of the element that scrolls sideways. */
  row: string;
  previous: string;
  next: string;
  look?: RailPlace;
}

/** The distance of a press: what is cut at that end is whole at the other. Items wider than the row pass in parts. */
function wayOf(scroller: HTMLElement, direction: 1 | -1): number {
  const { left, right } = scroller.getBoundingClientRect();
  const room = Number.parseFloat(getComputedStyle(scroller).paddingLeft);
  const [start, end] = [left + room, right - room];
  const items = [...scroller.children].map((item) => item.getBoundingClientRect()).filter(({ width }) => width > 0);
  const way =
    direction > 0
      ? (items.find((item) => item.right > end + 1)?.left ?? start) - start
      : (items.findLast((item) => item.left < start - 1)?.right ?? end) - end;
  return way * direction > 1 ? way : direction * scroller.clientWidth * part;
}

/** Part of the width by which a press moves what is wider. */
const part = 0.85;

/**
 * Two buttons that move a row which also scrolls by finger, wheel and keyboard, at every width. At an end one of them is off, but keeps
 * the focus that it may hold; where all fits, both are out of sight, and keep their room. Drawn by `Rail` alone.
 */
export function RailButtons({ row, previous, next, look = "header" }: RailButtonsProps) {
  const place = useRowPlace(row);
  const move = (direction: 1 | -1) => {
    const scroller = document.getElementById(row);
    scroller?.scrollBy({ left: wayOf(scroller, direction) });
  };
  return (
    <span
      className={clsx("rail-buttons flex gap-1.5 data-idle:invisible noscript:hidden", looks[look])}
      data-idle={place.atStart && place.atEnd ? "" : undefined}
    >
      <IconButton
        icon="back"
        label={previous}
        aria-controls={row}
        aria-disabled={place.atStart}
        onClick={() => move(-1)}
      />
      <IconButton icon="next" label={next} aria-controls={row} aria-disabled={place.atEnd} onClick={() => move(1)} />
    </span>
  );
}

/** The scroll position of the row. Until it is measured: all of it in sight, so that no button comes only to go. */
function useRowPlace(row: string) {
  const [place, setPlace] = useState({ atStart: true, atEnd: true });
  const known = useRef(place);

  useEffect(() => {
    const scroller = document.getElementById(row);
    if (!scroller) return;
    const measure = () => {
      const { scrollLeft, scrollWidth, clientWidth } = scroller;
      const found = { atStart: scrollLeft <= 1, atEnd: scrollLeft + clientWidth >= scrollWidth - 1 };
      if (found.atStart === known.current.atStart && found.atEnd === known.current.atEnd) return;
      known.current = found;
      setPlace(found);
    };
    const sizes = new ResizeObserver(measure);
    sizes.observe(scroller);
    // What it contains may come later; the row itself keeps its size then.
    const content = new MutationObserver(measure);
    content.observe(scroller, { childList: true });
    scroller.addEventListener("scroll", measure, { passive: true });
    return () => {
      sizes.disconnect();
      content.disconnect();
      scroller.removeEventListener("scroll", measure);
    };
  }, [row]);

  return place;
}
