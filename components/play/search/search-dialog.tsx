"use client";

import { clsx } from "clsx";
import { type KeyboardEvent, useId, useState } from "react";
import { controlStyle } from "@/components/ui/control-styles";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { isComposing } from "@/components/ui/is-composing";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { longestText } from "@/lib/play/game-index/longest-text";
import { playedGamesQuery } from "@/lib/play/my-games/queries";
import { type SearchResult, searchQuery } from "@/lib/play/search/queries";
import { usePlayerQuery, usePublicQuery } from "@/lib/session/player/player-queries";
import { optionId } from "./list-item";
import { SearchPlaces } from "./search-places";
import { SearchResults } from "./search-results";
import { SearchState } from "./search-state";
import { useRows } from "./use-rows";
import { useTyping } from "./use-typing";

type SearchDialogProps = DialogFrame & { params: { edition: string; count: number | null } };

const noPlaces: SearchResult["places"] = [];

/**
 * The palette: a field whose list of games follows every letter (ARIA Authoring Practices, "Combobox"). A letter alone renders the
 * field; what is below it renders once, when its result is there.
 */
export function SearchDialog({ params: { edition, count }, ...frame }: SearchDialogProps) {
  const t = useTranslations("play.search");
  const [text, setText] = useState("");
  const played = usePlayerQuery(playedGamesQuery);
  const query = usePublicQuery({
    ...searchQuery(edition, text.trim(), played.data ?? []),
    // A player's games do not push down a list that is there already; where they do not come, the list does not wait.
    enabled: text.trim() !== "" || !played.isLoading || played.failureCount > 0,
  });
  const { data, isPlaceholderData, isError, isFetching, dataUpdatedAt, errorUpdateCount, refetch } = query;
  const { activeAt, total, isFound, move, restart } = useRows(data);
  // Enter was pressed before the list of what was typed was there: it opens the first game of that list.
  const [isFirstAwaited, setIsFirstAwaited] = useState(false);
  const isListed = data !== undefined && !isPlaceholderData;
  const { isTyping, noteLetter } = useTyping();
  const list = useId();

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter") enter();
    else return;
    event.preventDefault();
  };
  const enter = () => {
    if (isListed) return document.getElementById(optionId(list, activeAt))?.click();
    restart(text.trim() !== "");
    setIsFirstAwaited(text.trim() !== "");
  };

  return (
    <Dialog {...frame} look="list" title={t("title")} closeLabel={t("close")}>
      <input
        type="text"
        role="combobox"
        aria-label={t("title")}
        aria-autocomplete="list"
        aria-expanded={total > 0}
        aria-controls={list}
        aria-activedescendant={activeAt >= 0 ? optionId(list, activeAt) : undefined}
        className={clsx(controlStyle.text, "flex-none")}
        placeholder={count === null ? undefined : t("field", { count })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={longestText}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          restart(target.value.trim() !== "");
          setIsFirstAwaited(false);
          noteLetter();
        }}
        onKeyDown={onKeyDown}
      />
      <SearchState
        {...{ data, isError, isFetching, dataUpdatedAt, errorUpdateCount, refetch }}
        onLeave={frame.onClose}
      />
      <SearchPlaces places={data?.places ?? noPlaces} onLeave={frame.onClose} />
      <SearchResults
        {...{ edition, activeAt, total, isTyping }}
        id={list}
        found={data}
        opensFirst={isFirstAwaited && isListed && isFound}
        onLeave={frame.onClose}
      />
    </Dialog>
  );
}
