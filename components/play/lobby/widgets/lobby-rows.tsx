import type { ReactNode } from "react";
import { firstTiles } from "@/components/play/catalogue/game-grid";
import { CategoryRow } from "@/components/play/lobby/category-row";
import type { LobbyCategory } from "@/lib/play/lobby/schema";
import type { LobbyWidget } from "@/lib/play/lobby/widgets/schema";
import type { RowContext } from "./row-context";
import { WidgetRow } from "./widget-row";

interface LobbyRowsProps extends RowContext {
  categories: readonly LobbyCategory[];
  /** Stands below the first row of games, which is on the first screen then. */
  belowFirst: ReactNode;
}

/** The rows of a lobby in the order of its widgets; a category without a widget follows after them. */
export function LobbyRows({ t, edition, lobby, categories, content, islands, belowFirst }: LobbyRowsProps) {
  const { widgets } = content;
  const categoryOf = ({ widgetType, id }: LobbyWidget) =>
    widgetType === "game-category" ? categories.find((category) => category.id === id) : undefined;
  const placed = widgets.map(categoryOf);
  const others = categories.filter((category) => !placed.includes(category));
  const first = [...placed, ...others].find((category) => category !== undefined);
  const row = (category: LobbyCategory) => {
    const { id } = category;
    if (category !== first) return <CategoryRow key={id} t={t} locale={edition.locale} category={category} />;
    return (
      <div key={id} className="before-banners">
        <CategoryRow t={t} locale={edition.locale} category={category} eager={belowFirst ? firstTiles : 0} />
        {belowFirst}
      </div>
    );
  };
  return (
    <>
      {widgets.map((widget) => {
        if (widget.widgetType !== "game-category")
          return <WidgetRow key={widget._id} {...{ edition, lobby, content, islands, widget }} first={first} />;
        const category = categoryOf(widget);
        return category ? row(category) : null;
      })}
      {others.map(row)}
    </>
  );
}
