"use client";

import { clsx } from "clsx";
import { type ReactNode, useLayoutEffect, useRef } from "react";
import { rowHeader, rowNote, rowSection } from "@/components/play/catalogue/row-styles";
import { Button } from "@/components/ui/button";
import { useLazy } from "@/components/ui/use-lazy";
import { listFilterDialog } from "@/lib/play/dialogs";
import type { GameList } from "@/lib/play/game-lists/api";
import { useListHash } from "@/lib/play/game-lists/store";
import { useDialogs } from "@/lib/site/dialogs/store";
import { htmlPagerId, listTilesId } from "./list-ids";
import { loadListParts, prepareListFilter } from "./load-list";
import { heldText, heldTiles, reserveList } from "./reserve-list";
import { useListAddress } from "./use-list-address";

interface FilterableListProps {
  list: GameList;
  /** Class names of the grid. */
  grid: string;
  heading: ReactNode;
  /** Which games of how many the page shows. */
  range: string;
  /** Of the button that opens the filter. */
  label: string;
  /** The orders and some filters, as links. */
  bar: ReactNode;
  /** The tiles of the page's HTML, and the links to the pages beside it. */
  children: ReactNode;
  pager: ReactNode;
}

/**
 * A list of games that the reader may sort and filter. The page's HTML is that of the whole list; what is chosen is kept in the
 * hash of the address, and shown instead once it has been read. Without scripts the whole list stays.
 */
export function FilterableList({ list, grid, heading, range, label, bar, children, pager }: FilterableListProps) {
  const isChosen = useListHash(({ hash }) => hash !== "");
  const { part, isFailed } = useLazy(loadListParts, isChosen);
  const isFiltered = isChosen && part !== null;
  const region = useRoom(isChosen);
  useListAddress();
  useLayoutEffect(() => {
    if (isFailed) reserveList(false);
  }, [isFailed]);

  const prepare = () => void prepareListFilter(list);
  return (
    <>
      <section className={rowSection}>
        <header className={rowHeader}>
          {/* As wide as the button leaves it. */}
          <div className="flex flex-1 flex-wrap items-center gap-x-3">
            {heading}
            <span className={clsx(rowNote, heldText)}>{isFiltered ? <part.FilteredRange list={list} /> : range}</span>
          </div>
          <span className="noscript:hidden">
            <Button
              kind={isChosen ? "primary-small" : "secondary-small"}
              aria-haspopup="dialog"
              onPointerEnter={prepare}
              onFocus={prepare}
              onClick={() => useDialogs.getState().open(listFilterDialog, { list })}
            >
              {label}
            </Button>
          </span>
        </header>
        {isFiltered ? <part.FilteredBar list={list} /> : bar}
        <div ref={region} id={listTilesId} className={heldTiles}>
          {isFiltered ? (
            <part.FilteredList list={list} grid={grid}>
              {children}
            </part.FilteredList>
          ) : (
            children
          )}
        </div>
      </section>
      {isFiltered ? null : (
        <div id={htmlPagerId} className={heldText}>
          {pager}
        </div>
      )}
    </>
  );
}

/**
 * A list that is filtered from the start, as after a reload, keeps the height that it had before it was read, as far as the screen
 * goes: what is below it does not move into sight.
 */
function useRoom(isChosen: boolean) {
  const region = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = region;
    if (current) current.style.minHeight = isChosen ? `${Math.min(current.offsetHeight, innerHeight)}px` : "";
  }, [isChosen]);
  return region;
}
