import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { navigationGroups, navigationOf, type PlayerPageName, routes } from "@/lib/routing/routes";
import { BreakLink } from "./break-link";
import { pageIcons } from "./page-icons";

/** The pages of a player in their groups, from the route table, as a rail beside a page on desktops. */
export async function PlayerNavigation({ locale, current }: { locale: Locale; current: PlayerPageName }) {
  const t = await getTranslations(locale, "site.playerPages");
  return (
    <nav className="grid content-start gap-5 max-lg:hidden" aria-label={t("titles.overview")}>
      {navigationGroups
        .map((group) => ({ group, names: navigationOf(group) }))
        .filter(({ names }) => names.length > 0)
        .map(({ group, names }) => (
          <div key={group}>
            <p id={`pages-${group}`} className="px-3 pb-1 font-semibold text-muted text-xs">
              {t(`groups.${group}`)}
            </p>
            <ul aria-labelledby={`pages-${group}`}>
              {names.map((name) => (
                <li key={name}>
                  <a
                    className="group flex min-h-11 items-center gap-3 rounded-sm px-3 font-550 text-muted hover:bg-raised aria-[current]:bg-accent-soft aria-[current]:font-650 aria-[current]:text-text"
                    href={paths.playerPage(locale, name)}
                    aria-current={name === current ? "page" : undefined}
                  >
                    <Icon name={pageIcons[name]} size="size-5 group-aria-[current]:text-accent" />
                    {t(`titles.${routes[name].title}`)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      <BreakLink locale={locale} />
    </nav>
  );
}
