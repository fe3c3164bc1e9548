import { CategoryRow } from "@/components/play/lobby/category-row";
import type { LobbyCategory } from "@/lib/play/lobby/schema";
import type { RowContext } from "./row-context";
import { WidgetRow } from "./widget-row";

interface LobbyRowsProps extends RowContext {
  categories: readonly LobbyCategory[];
}

/** The rows of a lobby in the order of its widgets; a category without a widget follows after them. */
export function LobbyRows({ t, edition, lobby, categories, content, islands }: LobbyRowsProps) {
  const { widgets } = content;
  const isPlaced = (id: string) => widgets.some((widget) => widget.widgetType === "game-category" && widget.id === id);
  const row = (category: LobbyCategory) => (
    <CategoryRow key={category.id} t={t} locale={edition.locale} category={category} />
  );
  return (
    <>
      {widgets.map((widget) => {
        if (widget.widgetType !== "game-category")
          return <WidgetRow key={widget._id} {...{ edition, lobby, content, islands, widget }} />;
        const category = categories.find(({ id }) => id === widget.id);
        return category ? row(category) : null;
      })}
      {categories.filter(({ id }) => !isPlaced(id)).map(row)}
    </>
  );
}
