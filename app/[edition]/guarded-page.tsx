import type { Metadata } from "next";
import type { ReactElement } from "react";
import { type LoadPlayerContent, PlayerContent } from "@/components/site/player-page/player-content";
import { PlayerPage } from "@/components/site/player-page/player-page";
import type { Locale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import type { Edition } from "@/lib/routing/edition";
import { requireEdition } from "@/lib/routing/require-edition";
import { type PlayerPageName, type Route, routes } from "@/lib/routing/routes";
import { addressMetadata } from "@/lib/site/seo/server";
import { BreakLink } from "./break-link";
import { pageCounts } from "./page-counts";
import { EddIsland } from "./player-islands";

interface Props {
  params: Promise<{ edition: string }>;
}

interface Options<Data extends object> {
  /** Loads the content behind the guard with its messages, by `playerContent` in a client file beside the page. */
  load: LoadPlayerContent<Data>;
  /** What the page is for, in a sentence below its title. */
  getIntro?: (locale: Locale) => Promise<string>;
}

interface OptionsWithData<Data extends object> extends Options<Data> {
  /** What the server knows of the page, the same for everybody: the props of the content. */
  getData: (edition: Edition) => Promise<Data>;
}

interface GuardedPage {
  generateMetadata(props: Props): Promise<Metadata>;
  Page(props: Props): Promise<ReactElement>;
}

/**
 * A page for players: a cached shell that is the same for everybody, with its title and the navigation of these pages, and behind
 * its guard the content, in a chunk of its own. Content with props needs `getData`.
 */
export function guardedPage(name: PlayerPageName, options: Options<object>): GuardedPage;
export function guardedPage<Data extends object>(name: PlayerPageName, options: OptionsWithData<Data>): GuardedPage;
export function guardedPage(
  name: PlayerPageName,
  { load, getIntro, getData = async () => ({}) }: Options<object> & Partial<OptionsWithData<object>>,
): GuardedPage {
  const { guard }: Route = routes[name];
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      const { locale } = await requireEdition(params);
      const t = await getTranslations(locale, "site.playerPages");
      const address = await addressMetadata(name, params);
      return { ...address, title: t(`titles.${routes[name].title}`), robots: { index: false } };
    },
    async Page({ params }: Props) {
      const edition = await requireEdition(params);
      const t = await getTranslations(edition.locale, "site.playerPages");
      return (
        <PlayerPage
          locale={edition.locale}
          name={name}
          intro={await getIntro?.(edition.locale)}
          breakLink={<BreakLink locale={edition.locale} />}
          counts={pageCounts}
          notice={isAboutTheAccount(name) ? <EddIsland /> : null}
        >
          <PlayerContent
            load={load}
            checkingLabel={t("checking")}
            unavailableText={t("unavailable")}
            guard={guard ?? null}
            data={await getData(edition)}
          />
        </PlayerPage>
      );
    },
  };
}

/** Where somebody looks for what the account still needs. */
const isAboutTheAccount = (name: PlayerPageName) => name === "account" || name === "verification";
