import { useCountry } from "@/components/site/use-country";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { SearchResult } from "@/lib/play/search/queries";
import { GroupHeading } from "./group-heading";
import { groupRows } from "./group-rows";
import { SearchRow } from "./search-row";
import { useFoundGames } from "./use-found-games";
import type { Rows } from "./use-rows";
import { useWindow } from "./use-window";

interface SearchResultsProps {
  id: string;
  edition: string;
  text: string;
  found: SearchResult | undefined;
  rows: Rows;
  onLeave: () => void;
}

export const optionId = (list: string, at: number) => `${list}-${at}`;

/** The games, those that contain the text before those that come near it. Only the rows in sight are in the document. */
export function SearchResults({ id, edition, text, found, rows, onLeave }: SearchResultsProps) {
  const t = useTranslations("play");
  const country = useCountry();
  const { activeAt, total } = rows;
  const { played = [], total: containing = 0, nearTotal = 0 } = found ?? {};
  const groups = groupRows([
    { name: "played", title: t("myGames.played"), count: played.length },
    {
      name: "first",
      title: found?.text === "" ? t("search.popular") : t("lobby.games", { count: containing }),
      count: containing,
    },
    { name: "near", title: t("search.near"), count: nearTotal },
  ]);
  // Every group is an item for its heading, and one for each of its rows.
  const itemOf = (row: number) => row + groups.filter(({ firstRow }) => firstRow <= row).length;
  const { scroller, virtualizer } = useWindow({
    count: total + groups.length,
    headings: groups.map(({ heading }) => heading),
    active: activeAt < 0 ? -1 : itemOf(activeAt),
    text,
  });
  const items = virtualizer.getVirtualItems();
  const rowOf = (item: number) => item - groups.filter(({ heading }) => heading <= item).length;
  const gameOf = useFoundGames(
    edition,
    found,
    items.map(({ index }) => rowOf(index)),
  );

  return (
    // The keys are taken by the field, which keeps the focus.
    <div
      ref={scroller}
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t("search.results")}
      className="min-h-0 overflow-y-auto overscroll-contain"
    >
      <div ref={virtualizer.containerRef} className="relative" role="presentation">
        {groups.map(({ name, title, heading, count }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={name} className="contents" role="group" aria-labelledby={`${id}-${name}`}>
            {items
              .filter(({ index }) => index >= heading && index <= heading + count)
              .map(({ index }) => {
                const place = { index, measure: virtualizer.measureElement };
                if (index === heading) return <GroupHeading key={name} id={`${id}-${name}`} title={title} {...place} />;
                const row = rowOf(index);
                return (
                  <SearchRow
                    key={row}
                    {...place}
                    {...{ row, total, country, onLeave }}
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
  );
}
