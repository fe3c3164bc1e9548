import { GameGrid } from "@/components/play/catalogue/game-grid";
import { rowSection } from "@/components/play/catalogue/row-styles";
import { StateBlock } from "@/components/ui/state-block";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import type { LobbyCategory } from "@/lib/play/lobby/schema";
import { paths } from "@/lib/routing/paths";
import { RowHeader } from "./category-row-header";

interface CategoryRowProps {
  t: Translator<"play.lobby">;
  locale: Locale;
  category: LobbyCategory;
  /** Tiles on the first screen. */
  eager?: number;
}

/** One category in the lobby: its first games in its own dense grid, and the way to all of them. */
export function CategoryRow({ t, locale, category, eager = 0 }: CategoryRowProps) {
  return (
    <section className={rowSection} aria-labelledby={category.id}>
      <RowHeader t={t} category={category} href={paths.category(locale, category)} />
      {category.games.length > 0 ? (
        <GameGrid locale={locale} games={category.games} category={category} eager={eager} />
      ) : (
        <StateBlock state="partial">{t("missing")}</StateBlock>
      )}
    </section>
  );
}
