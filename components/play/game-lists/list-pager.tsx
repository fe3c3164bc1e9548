import { pager } from "@/components/play/catalogue/row-styles";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Translator } from "@/lib/market/messages/translator";
import { formatListHash } from "@/lib/play/game-lists/choice";
import { type Choice, type ListResult, mostPages } from "@/lib/play/game-lists/schema";
import { passFocusToTile } from "./use-pager-focus";

interface ListPagerProps {
  t: Translator<"play.gameLists">;
  choice: Choice;
  result: ListResult;
  range: string;
  /** The page of the HTML, which an address without a hash shows. */
  ownPage: number;
}

/** The pages beside this one: each is a hash, which Back leads away from again. */
export function ListPager({ t, choice, result: { games, page, lastPage, hasMore }, range, ownPage }: ListPagerProps) {
  if (page === 1 && !hasMore) return null;
  const isLong = lastPage - page + 1 >= mostPages;
  const hrefOf = (first: number, last = first) =>
    formatListHash({ ...choice, page: first, lastPage: last }) || (ownPage === 1 ? "#" : "#page=1");
  return (
    <nav className={pager} aria-label={t("pages")}>
      {page > 1 ? (
        <LinkButton ref={passFocusToTile(0)} kind="secondary" rel="prev" href={hrefOf(page - 1)}>
          <Icon name="back" />
          {t("previous")}
        </LinkButton>
      ) : null}
      <span className="figures text-muted max-md:hidden">{range}</span>
      {hasMore && !isLong ? (
        <LinkButton ref={passFocusToTile(games.length)} href={hrefOf(page, lastPage + 1)}>
          {t("more")}
        </LinkButton>
      ) : null}
      {hasMore ? (
        <LinkButton ref={passFocusToTile(0)} kind="secondary" rel="next" href={hrefOf(lastPage + 1)}>
          {t("next")}
          <Icon name="next" />
        </LinkButton>
      ) : null}
    </nav>
  );
}
