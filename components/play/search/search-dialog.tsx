import { clsx } from "clsx";
import { type KeyboardEvent, useId, useState } from "react";
import { controlStyle } from "@/components/ui/control-styles";
import { Dialog, type DialogFrame } from "@/components/ui/dialog";
import { useTranslations } from "@/lib/market/messages/use-translations";
import { playedGamesQuery } from "@/lib/play/my-games/queries";
import { searchQuery } from "@/lib/play/search/queries";
import { longestText } from "@/lib/play/search/schema";
import { usePlayerQuery, usePublicQuery } from "@/lib/session/player-queries";
import { SearchPlaces } from "./search-places";
import { optionId, SearchResults } from "./search-results";
import { SearchState } from "./search-state";
import { useRows } from "./use-rows";

type SearchDialogProps = DialogFrame & { params: { edition: string; count: number | null } };

/** The palette: a field whose list of games follows every letter (ARIA Authoring Practices, "Combobox"). */
export function SearchDialog({ params: { edition, count }, ...frame }: SearchDialogProps) {
  const t = useTranslations("play");
  const [text, setText] = useState("");
  const played = usePlayerQuery(playedGamesQuery);
  const query = usePublicQuery({
    ...searchQuery(edition, text.trim(), played.data ?? []),
    // A player's games do not push down a list that is there already; where they do not come, the list does not wait.
    enabled: text.trim() !== "" || !played.isLoading || played.failureCount > 0,
  });
  const rows = useRows(query.data);
  const list = useId();
  const { activeAt } = rows;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") rows.move(1);
    else if (event.key === "ArrowUp") rows.move(-1);
    else if (event.key === "Enter") document.getElementById(optionId(list, activeAt))?.click();
    else return;
    event.preventDefault();
  };

  return (
    <Dialog {...frame} look="list" title={t("search.title")} closeLabel={t("search.close")}>
      <input
        type="text"
        role="combobox"
        aria-label={t("search.title")}
        aria-autocomplete="list"
        aria-expanded={rows.total > 0}
        aria-controls={list}
        aria-activedescendant={activeAt >= 0 ? optionId(list, activeAt) : undefined}
        className={clsx(controlStyle.text, "flex-none")}
        placeholder={count === null ? undefined : t("search.field", { count })}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={longestText}
        value={text}
        onChange={({ target }) => {
          setText(target.value);
          rows.restart(target.value.trim() !== "");
        }}
        onKeyDown={onKeyDown}
      />
      <SearchPlaces places={query.data?.places ?? []} onLeave={frame.onClose} />
      <SearchResults
        id={list}
        edition={edition}
        text={text.trim()}
        found={query.data}
        rows={rows}
        onLeave={frame.onClose}
      />
      <SearchState text={text.trim()} query={query} onLeave={frame.onClose} />
    </Dialog>
  );
}
