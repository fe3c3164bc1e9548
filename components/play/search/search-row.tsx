import { clsx } from "clsx";
import { memo } from "react";
import { useCountry } from "@/components/site/use-country";
import { pageLocale } from "@/lib/market/messages/fetch";
import { useTranslations } from "@/lib/market/messages/use-translations";
import type { FoundGame } from "@/lib/play/search/schema";
import { paths } from "@/lib/routing/paths";

interface SearchRowProps {
  id: string;
  game: FoundGame;
  /** Enter opens it. */
  isActive: boolean;
  onLeave: () => void;
}

/** A game as a line of the list. It is a link, so that it opens in a tab of its own too. */
export const SearchRow = memo(function SearchRow({ id, game, isActive, onLeave }: SearchRowProps) {
  const t = useTranslations("play");
  const isClosed = game.closedIn.includes(useCountry());
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={clsx("line-link", isActive && "bg-raised")}
      href={paths.game(pageLocale(), game)}
      onClick={({ metaKey, ctrlKey, shiftKey }) => metaKey || ctrlKey || shiftKey || onLeave()}
    >
      <img className="line-art" src={game.pictureUrl} alt="" width={64} height={64} loading="lazy" />
      <span className="line-name">
        <span className="line-clamp-2">{game.name}</span>
        <small className="text-caption text-muted">{game.supplier}</small>
      </span>
      {isClosed ? <em className="line-closed">{t("game.problems.country.title")}</em> : null}
    </a>
  );
});
