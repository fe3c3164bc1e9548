import { pager } from "@/components/play/catalogue/row-styles";
import { LinkButton } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import type { Category } from "@/lib/play/catalogue/schema";
import { formatListHash } from "@/lib/play/game-lists/choice";
import { wholeList } from "@/lib/play/game-lists/schema";
import { paths } from "@/lib/routing/paths";

interface PagerProps {
  t: Translator<"play.gameLists">;
  locale: Locale;
  category: Category;
  page: number;
  hasMore: boolean;
  /** Which games of how many the page shows. */
  range: string;
}

/** Plain links to the pages beside this one, which crawlers follow too. Nothing for a category of one page. */
export function Pager({ t, locale, category, page, hasMore, range }: PagerProps) {
  if (page === 1 && !hasMore) return null;
  return (
    <nav className={pager} aria-label={t("pages")}>
      {page > 1 ? (
        <LinkButton kind="secondary" rel="prev" href={paths.category(locale, category, page - 1)}>
          <Icon name="back" />
          {t("previous")}
        </LinkButton>
      ) : null}
      {/* On a phone it is beside the title. */}
      <span className="figures text-muted max-md:hidden">{range}</span>
      {hasMore ? (
        <span className="contents noscript:hidden">
          <LinkButton href={formatListHash({ ...wholeList, page, lastPage: page + 1 })}>{t("more")}</LinkButton>
        </span>
      ) : null}
      {hasMore ? (
        <LinkButton kind="secondary" rel="next" href={paths.category(locale, category, page + 1)}>
          {t("next")}
          <Icon name="next" />
        </LinkButton>
      ) : null}
    </nav>
  );
}
