import { memo } from "react";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { SearchResult } from "@/lib/play/search/queries";
import { GroupHeading } from "./group-heading";
import { optionId, useFirstOpened } from "./list-item";
import { groupRows, rowOfItem } from "./list-positions";
import { SearchRow } from "./search-row";
import { UnreadRows } from "./unread-rows";
import { useFoundGames } from "./use-found-games";
import { useItemKeys } from "./use-item-keys";
import { useResultGroups } from "./use-result-groups";
import { useVirtualList } from "./use-virtual-list";

interface SearchResultsProps {
  id: string;
  edition: string;
  found: SearchResult | undefined;
  /** Of the rows; -1 for none. */
  activeAt: number;
  total: number;
  /** New pictures wait. */
  isTyping: boolean;
  /** The first row is opened as soon as it is drawn. */
  opensFirst: boolean;
  onLeave: () => void;
}

/** The games, those that contain the text before those that come near it. Only the rows in sight are in the document. */
export const SearchResults = memo(function SearchResults(props: SearchResultsProps) {
  const { id, edition, found, activeAt, total, isTyping, opensFirst, onLeave } = props;
  const t = useTranslations("play.search");
  const groups = groupRows(useResultGroups(found));
  // Every group is an item for its heading, and one for each of its rows.
  const headings = groups.map(({ heading }) => heading);
  const rowOf = (item: number) => rowOfItem(headings, item);
  const itemOf = (row: number) => row + groups.filter(({ firstRow }) => firstRow <= row).length;
  const keyOf = useItemKeys(found, groups);
  const { scroller, virtualizer } = useVirtualList({
    count: total + groups.length,
    headings,
    active: activeAt < 0 ? -1 : itemOf(activeAt),
    text: found?.text ?? "",
    keyOf,
  });
  const items = virtualizer.getVirtualItems();
  const { gameOf, failure } = useFoundGames(
    edition,
    found,
    items.map(({ index }) => rowOf(index)),
  );

  useFirstOpened(id, opensFirst);

  return (
    <>
      {failure ? <UnreadRows {...failure} /> : null}
      {/* The keys are taken by the field, which keeps the focus. */}
      <div
        ref={scroller}
        id={id}
        role="listbox"
        tabIndex={-1}
        aria-label={t("results")}
        className="contain-content min-h-0 overflow-y-auto overscroll-contain"
      >
        <div ref={virtualizer.containerRef} className="relative" role="presentation">
          {groups.map(({ name, title, heading, count }) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset is not part of a listbox
            <div key={name} className="contents" role="group" aria-labelledby={`${id}-${name}`}>
              {items
                .filter(({ index }) => index >= heading && index <= heading + count)
                .map(({ index }) => {
                  const place = { index, measure: virtualizer.measureElement };
                  if (index === heading)
                    return <GroupHeading key={name} id={`${id}-${name}`} title={title} {...place} />;
                  const row = rowOf(index);
                  return (
                    <SearchRow
                      key={keyOf(index)}
                      {...place}
                      {...{ row, total, isTyping, onLeave }}
                      id={optionId(id, row)}
                      game={gameOf(row)}
                      isActive={row === activeAt}
                    />
                  );
                })}
            </div>
          ))}
        </div>
      </div>
    </>
  );
});
