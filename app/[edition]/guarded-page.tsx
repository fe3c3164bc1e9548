import type { Metadata } from "next";
import type { ComponentType } from "react";
import type { ContentProps } from "@/components/site/player-page/player-content";
import { PlayerPage } from "@/components/site/player-page/player-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Edition } from "@/lib/routing/edition";
import { requireEdition } from "@/lib/routing/require-edition";
import { type PlayerPageName, type Route, routes } from "@/lib/routing/routes";
import { OutlineContent } from "./outline-content";

interface Props {
  params: Promise<{ edition: string }>;
}

interface Options<Data extends object> {
  /** The content behind the guard, by `playerContent` in a client file beside the page. */
  Content: ComponentType<ContentProps<Data>>;
  /** What the server knows of the page, the same for everybody. */
  getData: (edition: Edition) => Promise<Data>;
}

/**
 * A page for players: a cached shell that is the same for everybody, with its title and the navigation of these pages, and behind
 * its guard the content, in a chunk of its own.
 */
export function guardedPage<Data extends object>(name: PlayerPageName, { Content, getData }: Options<Data>) {
  const { guard }: Route = routes[name];
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const { locale } = await requireEdition(params);
      const t = await getTranslations(locale, "site");
      return { title: t(`playerPages.titles.${routes[name].title}`), robots: { index: false } };
    },
    async Page({ params }: Props) {
      const edition = await requireEdition(params);
      const t = await getTranslations(edition.locale, "player");
      return (
        <PlayerPage locale={edition.locale} name={name}>
          <Content
            checking={t("checking")}
            unavailable={t("unavailable")}
            guard={guard ?? null}
            data={await getData(edition)}
          />
        </PlayerPage>
      );
    },
  };
}

/** The outline of a page whose area is not built yet. */
export const outlinePage = (name: PlayerPageName) =>
  guardedPage(name, { Content: OutlineContent, getData: async () => ({}) });
