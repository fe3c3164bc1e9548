import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";

interface SearchFieldProps {
  locale: Locale;
  /** The number of games; null while it is unknown. */
  count: number | null;
}

const field =
  "inline-flex min-h-10 items-center gap-2 rounded-md border border-line bg-raised px-3 text-sm text-muted transition-colors hover:border-muted max-md:not-landscape-phone:hidden";

/** The way to the search in the header, drawn as a field. Without scripts it leads to the list of all games. */
export async function SearchField({ locale, count }: SearchFieldProps) {
  const t = await getTranslations(locale, "play.search");
  return (
    <a className={field} href={paths.allGames(locale)} data-search="" aria-keyshortcuts="Control+K Meta+K /">
      <Icon name="search" />
      <span className="max-lg:sr-only">{count === null ? t("title") : t("field", { count })}</span>
    </a>
  );
}

/** The same in the bar of a phone. */
export async function SearchBarLink({ locale, count }: SearchFieldProps) {
  const t = await getTranslations(locale, "play.search");
  return (
    <a href={paths.allGames(locale)} data-search="" aria-label={count === null ? undefined : t("field", { count })}>
      <Icon name="search" size="section-mark" />
      {t("bar")}
    </a>
  );
}
