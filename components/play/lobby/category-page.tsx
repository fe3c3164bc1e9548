import { firstTiles, GameGrid, gridClasses } from "@/components/play/catalogue/game-grid";
import { rowHeader, rowSection, rowTitle } from "@/components/play/catalogue/row-styles";
import { FilterableList } from "@/components/play/game-lists/filterable-list";
import { ListBar } from "@/components/play/game-lists/list-bar";
import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Translator } from "@/lib/market/messages/translator";
import { wholeList } from "@/lib/play/game-lists/schema";
import { listPageSize } from "@/lib/play/lobby/page-size";
import type { CategoryPage as CategoryPageContent } from "@/lib/play/lobby/schema";
import { type Edition, formatEdition } from "@/lib/routing/edition";
import { paths } from "@/lib/routing/paths";
import { CategoryMenu } from "./category-menu";
import { Pager } from "./pager";
import { quickFacts } from "./quick-facts";

/** One page of a category: all its games, and the pages beside it. */
export async function CategoryPage({ edition, page }: { edition: Edition; page: CategoryPageContent }) {
  const { locale } = edition;
  const t = await getTranslations(locale, "play.lobby");
  const tGameLists = await getTranslations(locale, "play.gameLists");
  const { category, menu, games, hasMore } = page;
  const heading = <h1 className={rowTitle}>{category.label}</h1>;
  const range = rangeOf(tGameLists, page);
  const list = {
    edition: formatEdition(edition),
    lobby: category.lobby,
    id: category.id,
    isByPopularity: page.isByPopularity,
    facts: quickFacts(games, locale.market),
    page: page.page,
    pageSize: listPageSize(edition.channel, category.id),
    tag: resolveLocale(locale).tag,
  };
  return (
    <main id="main" className="page">
      <CategoryMenu t={t} locale={locale} lobby={category.lobby} menu={menu} current={{ category: category.id }} />
      {games.length > 0 ? (
        <FilterableList
          list={list}
          grid={gridClasses(category)}
          heading={heading}
          range={range}
          label={tGameLists("title")}
          bar={<ListBar t={tGameLists} list={list} choice={wholeList} facts={list.facts} />}
          pager={
            <Pager
              t={tGameLists}
              locale={locale}
              category={category}
              page={page.page}
              hasMore={hasMore}
              range={range}
            />
          }
        >
          <GameGrid locale={locale} games={games} category={category} eager={firstTiles} everything />
        </FilterableList>
      ) : (
        <section className={rowSection}>
          <header className={rowHeader}>{heading}</header>
          <StateBlock
            state="empty"
            title={t("emptyCategory.title")}
            action={<LinkButton href={paths.lobby(locale, category.lobby)}>{t("emptyCategory.action")}</LinkButton>}
          >
            {t("emptyCategory.body")}
          </StateBlock>
        </section>
      )}
    </main>
  );
}

/** "31–60 of 174" */
const rangeOf = (t: Translator<"play.gameLists">, { before, games, total }: CategoryPageContent) =>
  t("range", { from: before + 1, to: before + games.length, total });
