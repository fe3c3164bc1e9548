import { LinkButton } from "@/components/ui/button";
import { StateBlock } from "@/components/ui/state-block";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Translator } from "@/lib/market/messages/translator";
import type { CategoryPage as CategoryPageContent } from "@/lib/play/lobby/schema";
import type { Edition } from "@/lib/routing/edition";
import { paths } from "@/lib/routing/paths";
import { CategoryMenu } from "./category-menu";
import { GameGrid } from "./game-grid";
import { Pager } from "./pager";
import { shelf, shelfHeader, shelfNote, shelfTitle } from "./shelf-styles";

/** One page of a category: all its games, and the pages beside it. */
export async function CategoryPage({ edition: { locale }, page }: { edition: Edition; page: CategoryPageContent }) {
  const t = await getTranslations(locale, "play");
  const { category, menu, games, hasMore } = page;
  return (
    <main id="main" className="page">
      <CategoryMenu t={t} locale={locale} lobby={category.lobby} menu={menu} current={{ category: category.id }} />
      <section className={shelf}>
        <header className={shelfHeader}>
          <h1 className={shelfTitle}>{category.label}</h1>
          {games.length > 0 ? <span className={shelfNote}>{rangeOf(t, page)}</span> : null}
        </header>
        {games.length > 0 ? (
          <GameGrid t={t} locale={locale} games={games} category={category} eager={6} everything />
        ) : (
          <StateBlock
            state="empty"
            title={t("lobby.emptyCategory.title")}
            action={
              <LinkButton href={paths.lobby(locale, category.lobby)}>{t("lobby.emptyCategory.action")}</LinkButton>
            }
          >
            {t("lobby.emptyCategory.body")}
          </StateBlock>
        )}
      </section>
      <Pager t={t} locale={locale} category={category} page={page.page} hasMore={hasMore} range={rangeOf(t, page)} />
    </main>
  );
}

/** "31–60 of 174" */
const rangeOf = (t: Translator<"play">, { before, games, total }: CategoryPageContent) =>
  t("list.range", { from: before + 1, to: before + games.length, total });
