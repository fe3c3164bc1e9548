import { Icon } from "@/components/ui/icon";
import { Rail } from "@/components/ui/rail";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Translator } from "@/lib/market/messages/translator";
import type { Category } from "@/lib/play/catalogue/schema";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { paths } from "@/lib/routing/paths";
import { CategoryIcon } from "./category-icon";

const open = "snap-center border-transparent bg-accent-soft text-text hover:border-muted";
const other = "border-line bg-surface text-muted hover:border-muted hover:text-text";

interface CategoryMenuProps {
  t: Translator<"play.lobby">;
  locale: Locale;
  lobby: GameLobby;
  menu: readonly Category[];
  /** The place that is open: the lobby, or a category by its id. Neither on the home page. */
  current?: { lobby: true } | { category: string };
}

const row = "category-menu";

/** The lobby and its categories, one row that wraps where there is room; else it scrolls. */
export async function CategoryMenu({ t, locale, lobby, menu, current }: CategoryMenuProps) {
  const openCategory = current && "category" in current ? current.category : null;
  const tCatalogue = await getTranslations(locale, "play.catalogue");
  const isLobby = current !== undefined && !openCategory;
  return (
    <Rail
      as="nav"
      id={row}
      place="besideLow"
      label={t("categories")}
      previous={tCatalogue("rail.previous", { row: t("categories") })}
      next={tCatalogue("rail.next", { row: t("categories") })}
      frameClass="before-banners flex"
      className="category-menu max-lg:animate-rest-on-open lg:pr-[calc(var(--gutter)-6px)]"
    >
      <a
        className={isLobby ? open : other}
        href={paths.lobby(locale, lobby)}
        aria-current={isLobby ? "page" : undefined}
      >
        <Icon name={lobby === "casino" ? "casino" : "live"} />
        {t("all")}
      </a>
      {menu
        .filter(({ hideInMenu }) => !hideInMenu)
        .map(({ id, label, iconUrl }) => (
          <a
            key={id}
            className={id === openCategory ? open : other}
            href={paths.category(locale, { lobby, id })}
            aria-current={id === openCategory ? "page" : undefined}
          >
            <CategoryIcon id={id} iconUrl={iconUrl} />
            {label}
          </a>
        ))}
    </Rail>
  );
}
