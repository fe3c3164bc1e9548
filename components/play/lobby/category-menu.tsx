import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import type { Translator } from "@/lib/market/messages/translator";
import type { Category } from "@/lib/play/lobby/schema";
import { paths } from "@/lib/routing/paths";
import { CategoryLinks, type CategoryList } from "./category-links";
import { sharedParts } from "./shared-parts";

interface CategoryMenuProps {
  t: Translator<"play">;
  locale: Locale;
  menu: readonly Category[];
  /** The place that is open: the lobby, or a category by its id. Neither on the home page. */
  current?: { lobby: true } | { category: string };
}

/** The lobby and its categories, one row that wraps where there is room and scrolls on a phone. */
export function CategoryMenu({ t, locale, menu, current }: CategoryMenuProps) {
  const openCategory = current && "category" in current ? current.category : null;
  const shown = menu.filter(({ hideInMenu }) => !hideInMenu);
  return (
    <nav className="category-menu" aria-label={t("lobby.categories")}>
      <a href={paths.casino(locale)} aria-current={current && !openCategory ? "page" : undefined}>
        <Icon name="casino" />
        {t("lobby.all")}
      </a>
      <CategoryLinks list={categoryList(locale, shown)} openCategory={openCategory} />
    </nav>
  );
}

function categoryList(locale: Locale, menu: readonly Category[]): CategoryList {
  const { start, end } = sharedParts(menu.flatMap(({ iconUrl }) => iconUrl ?? []));
  const ownIcon = (url: string) => url.slice(start.length, url.length - end.length);
  return {
    categoryBase: paths.casinoCategory(locale, ""),
    iconStart: start,
    iconEnd: end,
    categories: menu.map(({ id, label, iconUrl }) => [id, label, iconUrl === null ? null : ownIcon(iconUrl)]),
  };
}
