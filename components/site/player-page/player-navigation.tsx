import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import {
  type NavigationPageName,
  navigationGroups,
  navigationOf,
  navigationPageOf,
  type PlayerPageName,
  routes,
} from "@/lib/routing/routes";
import { pageIcons } from "./page-icons";

/** Of pages of the navigation, how much of them waits for the player. */
export type PageCounts = Partial<Record<NavigationPageName, ReactNode>>;

interface PlayerNavigationProps {
  locale: Locale;
  current: PlayerPageName;
  /** The way to a break, at the end. */
  breakLink: ReactNode;
  /** What waits for the player, beside the page that has it. */
  counts: PageCounts;
}

/** The pages of a player in their groups, from the route table, as a rail beside a page on desktops. */
export async function PlayerNavigation({ locale, current, breakLink, counts }: PlayerNavigationProps) {
  const t = await getTranslations(locale, "site.playerPages");
  const tFooter = await getTranslations(locale, "site.footer");
  const own = navigationPageOf(current);
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
                    aria-current={name === current ? "page" : name === own ? "true" : undefined}
                  >
                    <Icon name={pageIcons[name]} size="size-5 group-aria-[current]:text-accent" />
                    {t(`titles.${routes[name].title}`)}
                    {counts[name]}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      <div className="grid gap-2">
        {breakLink}
        <a className="flex min-h-11 items-center px-3 text-muted text-sm hover:text-text" href={paths.cookieSettings()}>
          {tFooter("cookies")}
        </a>
      </div>
    </nav>
  );
}
