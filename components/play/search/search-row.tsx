import { clsx } from "clsx";
import { memo } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { FoundGame } from "@/lib/play/search/schema";
import { paths } from "@/lib/routing/paths";
import { type ListItem, listItem } from "./list-item";

interface SearchRowProps extends ListItem {
  id: string;
  /** Null while it is read. */
  game: FoundGame | null;
  /** Counts from 0, in a list of `total`. */
  row: number;
  total: number;
  /** The visitor's. */
  country: string;
  /** Enter opens it. */
  isActive: boolean;
  onLeave: () => void;
}

/** A game as a line of the list. It is a link, so that it opens in a tab of its own too. */
export const SearchRow = memo(function SearchRow(props: SearchRowProps) {
  const { id, game, row, total, country, isActive, index, measure, onLeave } = props;
  const t = useTranslations("play");
  const place = {
    id,
    ref: measure,
    role: "option",
    "data-index": index,
    "aria-selected": isActive,
    // Only a part of the list is in the document.
    "aria-posinset": row + 1,
    "aria-setsize": total,
    tabIndex: -1,
    className: clsx("line-link", listItem, isActive && "bg-raised"),
  };
  if (!game)
    return (
      <div {...place}>
        <Skeleton size="h-16" label={t("search.loading")} />
      </div>
    );
  return (
    // Another game may take the row. Its picture is a new one: the last one would stay until it is loaded.
    <a
      {...place}
      href={paths.game(pageLocale(), game)}
      onClick={({ metaKey, ctrlKey, shiftKey }) => metaKey || ctrlKey || shiftKey || onLeave()}
    >
      <img
        key={game.pictureUrl}
        className="line-art"
        src={game.pictureUrl}
        alt=""
        width={64}
        height={64}
        loading="lazy"
      />
      <span className="line-name">
        <span className="line-clamp-2">{game.name}</span>
        <small className="text-caption text-muted">{game.supplier}</small>
      </span>
      {game.closedIn.includes(country) ? <em className="line-closed">{t("game.problems.country.title")}</em> : null}
    </a>
  );
});
