import { type UIEvent, useEffect } from "react";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { Found } from "@/lib/play/search/schema";
import { SearchRow } from "./search-row";
import type { Rows } from "./use-rows";

interface SearchResultsProps {
  id: string;
  text: string;
  found: Found | undefined;
  rows: Rows;
  onLeave: () => void;
}

export const optionId = (list: string, at: number) => `${list}-${at}`;

const heading = "mt-3 mb-2 text-sm font-semibold text-muted";

/** The games, those that contain the text before those that come near it. */
export function SearchResults({ id, text, found, rows, onLeave }: SearchResultsProps) {
  const t = useTranslations("play");
  const { activeAt, drawn, drawMore } = rows;
  const { played = [], containing = [], near = [], total = 0 } = found ?? {};

  useEffect(() => {
    document.getElementById(optionId(id, activeAt))?.scrollIntoView?.({ block: "nearest" });
  }, [id, activeAt]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another list begins at its first row
  useEffect(() => {
    document.getElementById(id)?.scrollTo?.({ top: 0 });
  }, [id, text]);

  const scroll = ({ currentTarget }: UIEvent) => {
    const { scrollTop, scrollHeight, clientHeight } = currentTarget;
    if (scrollTop + 2 * clientHeight > scrollHeight) drawMore();
  };

  const groups = [
    { name: "played", title: t("myGames.played"), games: played, from: 0 },
    {
      name: "first",
      title: text === "" ? t("search.popular") : t("lobby.games", { count: total }),
      games: containing,
      from: played.length,
    },
    { name: "near", title: t("search.near"), games: near, from: played.length + containing.length },
  ];
  return (
    // The keys are taken by the field, which keeps the focus.
    <div
      id={id}
      role="listbox"
      tabIndex={-1}
      aria-label={t("search.results")}
      className="min-h-0 overflow-y-auto overscroll-contain"
      onScroll={scroll}
    >
      {groups.map(({ name, title, games, from }) =>
        games.length > 0 && drawn > from ? (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox
          <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
            <div id={`${id}-${name}`} role="presentation" className={heading}>
              {title}
            </div>
            {games.slice(0, drawn - from).map((game, at) => (
              <SearchRow
                key={`${game.gameProvider.slug}/${game.gameId}`}
                id={optionId(id, from + at)}
                game={game}
                isActive={from + at === activeAt}
                onLeave={onLeave}
              />
            ))}
          </div>
        ) : null,
      )}
    </div>
  );
}
