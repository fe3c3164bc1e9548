import type { Metadata } from "next";
import { type LoadPlayerContent, PlayerContent } from "@/components/site/player-page/player-content";
import { PlayerPage } from "@/components/site/player-page/player-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Edition } from "@/lib/routing/edition";
import { paths } from "@/lib/routing/paths";
import { requireEdition } from "@/lib/routing/require-edition";
import { type PlayerPageName, type Route, routes } from "@/lib/routing/routes";
import { loadOutline } from "./load-outline";

interface Props {
  params: Promise<{ edition: string }>;
}

interface Options<Data extends object> {
  /** Loads the content behind the guard with its messages, by `playerContent` in a client file beside the page. */
  load: LoadPlayerContent<Data>;
  /** What the server knows of the page, the same for everybody: the props of the content. */
  getData: (edition: Edition) => Promise<Data>;
}

/**
 * A page for players: a cached shell that is the same for everybody, with its title and the navigation of these pages, and behind
 * its guard the content, in a chunk of its own.
 */
export function guardedPage<Data extends object>(name: PlayerPageName, { load, getData }: Options<Data>) {
  const { guard }: Route = routes[name];
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const { locale } = await requireEdition(params);
      const t = await getTranslations(locale, "site.playerPages");
      return { title: t(`titles.${routes[name].title}`), robots: { index: false } };
    },
    async Page({ params }: Props) {
      const edition = await requireEdition(params);
      const t = await getTranslations(edition.locale, "site.playerPages");
      return (
        <PlayerPage locale={edition.locale} name={name}>
          <PlayerContent
            load={load}
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

const breaks: readonly PlayerPageName[] = ["timeOut", "selfExclusion"];

/** The outline of a page whose area is not built yet. */
export const outlinePage = (name: PlayerPageName) =>
  guardedPage(name, {
    load: loadOutline,
    getData: async ({ locale }) => ({ helpHref: breaks.includes(name) ? paths.help(locale) : null }),
  });
