"use client";

import { clsx } from "clsx";
import { memo, useState } from "react";
import { closedTexts } from "@/components/play/catalogue/closed-texts";
import { CountryBadge } from "@/components/play/catalogue/country-badge";
import { MarkedText } from "@/components/play/catalogue/marked-text";
import { lineLook, lineTile } from "@/components/play/catalogue/tile-styles";
import { Skeleton } from "@/components/ui/skeleton";
import { followedLink } from "@/lib/core/followed-link";
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
  /** A picture that is not there yet waits for the end of the word. */
  isTyping: boolean;
  /** Enter opens it. */
  isActive: boolean;
  onLeave: () => void;
}

/** A game as a line of the list. It is a link, so that it opens in a new tab too. */
export const SearchRow = memo(function SearchRow(props: SearchRowProps) {
  const { id, game, row, total, isTyping, isActive, index, measure, onLeave } = props;
  const [isShown, setIsShown] = useState(!isTyping);
  if (!isTyping && !isShown) setIsShown(true);
  const t = useTranslations("play.search");
  const tCatalogue = useTranslations("play.catalogue");
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
    // Without the glide of other lines: with every letter another row is the active one.
    className: clsx(lineLook, listItem, isActive && "bg-raised"),
  };
  if (!game)
    return (
      <div {...place}>
        <Skeleton size="h-16" label={t("loading")} />
      </div>
    );
  return (
    <a
      {...place}
      href={paths.game(pageLocale(), game)}
      onClick={({ nativeEvent }) => followedLink(nativeEvent) && onLeave()}
    >
      <img
        className={lineTile.art}
        src={isShown ? game.pictureUrl : undefined}
        alt=""
        width={64}
        height={64}
        loading="lazy"
      />
      <span className={lineTile.name}>
        <span className="line-clamp-2">{game.name}</span>
        <small className="text-caption text-muted [--mark:table]">
          <MarkedText t={tCatalogue} {...game} text={game.supplier} />
        </small>
      </span>
      <CountryBadge className={lineTile.closed} closedIn={game.closedIn} {...closedTexts(tCatalogue)} />
    </a>
  );
});
