import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { type NavigationPageName, navigationGroups, navigationOf, routes } from "@/lib/routing/routes";
import { pageIcons } from "./page-icons";
import type { PageCounts } from "./player-navigation";

interface PlayerPageListProps {
  locale: Locale;
  /** What a page shows of the player in one line, in place of what it is about. */
  values?: Partial<Record<NavigationPageName, ReactNode>>;
  /** What waits for the player, beside the page that has it. */
  counts?: PageCounts;
}

/** The pages of a player in their groups, each with what it is about: rows on a phone, cards where there is room. */
export async function PlayerPageList({ locale, values = {}, counts = {} }: PlayerPageListProps) {
  const t = await getTranslations(locale, "site.playerPages");
  return navigationGroups
    .map((group) => ({ group, names: navigationOf(group) }))
    .filter(({ names }) => names.length > 0)
    .map(({ group, names }) => (
      <section key={group} className="grid gap-2.5">
        <h2 id={`list-${group}`} className="px-1 font-semibold text-base text-muted">
          {t(`groups.${group}`)}
        </h2>
        <ul
          aria-labelledby={`list-${group}`}
          className="grid rounded-lg border border-line bg-surface max-md:shadow-card md:grid-cols-2 md:gap-gap md:border-0 md:bg-transparent"
        >
          {names.map((name) => (
            <li
              key={name}
              className="relative flex min-h-15 items-center gap-3 border-line px-4 py-2 not-first:border-t hover:bg-raised md:rounded-lg md:border md:bg-surface md:p-5 md:shadow-card"
            >
              <span className="grid size-9 flex-none place-items-center rounded-sm bg-raised text-muted">
                <Icon name={pageIcons[name]} />
              </span>
              <div className="min-w-0 flex-1 wrap-anywhere">
                <a className="stretched-link font-semibold" href={paths.playerPage(locale, name)}>
                  {t(`titles.${routes[name].title}`)}
                </a>
                <p className="text-muted text-sm/snug">{values[name] ?? t(`about.${name}`)}</p>
              </div>
              {counts[name]}
              <Icon name="next" size="size-5 text-muted" />
            </li>
          ))}
        </ul>
      </section>
    ));
}
