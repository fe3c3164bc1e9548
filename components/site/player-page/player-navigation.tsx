import { clsx } from "clsx";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { navigationGroups, navigationOf, type PlayerPageName, routes } from "@/lib/routing/routes";

interface PlayerNavigationProps {
  locale: Locale;
  current: PlayerPageName;
  className?: string;
}

/** The pages of a player in their groups, from the route table: a rail beside a page, and the list of `/my-account`. */
export async function PlayerNavigation({ locale, current, className }: PlayerNavigationProps) {
  const t = await getTranslations(locale, "site");
  return (
    <nav className={clsx("grid content-start gap-6", className)} aria-label={t("playerPages.titles.overview")}>
      {navigationGroups
        .map((group) => ({ group, names: navigationOf(group) }))
        .filter(({ names }) => names.length > 0)
        .map(({ group, names }) => (
          <div key={group} className="grid gap-1">
            <p className="px-3 text-muted text-sm">{t(`playerPages.groups.${group}`)}</p>
            <ul className="grid gap-1">
              {names.map((name) => (
                <li key={name}>
                  <a
                    className="flex min-h-11 items-center rounded-md px-3 font-semibold hover:bg-raised aria-[current]:bg-accent-soft"
                    href={paths.playerPage(locale, name)}
                    aria-current={name === current ? "page" : undefined}
                  >
                    {t(`playerPages.titles.${routes[name].title}`)}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
}
