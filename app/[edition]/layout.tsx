import "@/app/globals.css";
import { SearchBarLink, SearchField } from "@/components/play/search/search-field";
import { ConsentNotice } from "@/components/safety/consent/consent-notice";
import { PageErrorBoundary } from "@/components/site/errors/error-boundary";
import { Footer } from "@/components/site/footer/footer";
import { Header } from "@/components/site/header/header";
import { BottomBar } from "@/components/site/menu/bottom-bar";
import { findFooter } from "@/lib/content/footer/server";
import { countSearchedGames } from "@/lib/play/search/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { BreakLink } from "./break-link";
import { CommonIslands } from "./common-islands";
import { commonProps } from "./common-props";
import { Document } from "./document";
import { Marketing } from "./marketing";
import { Intents } from "./player-islands";
import { PlayerBalance, PlayerMenu } from "./player-slots";
import { siteMetadata, siteViewport } from "./site-metadata";

/** Nothing is built that configuration could change: every page is rendered on its first request. */
export const generateStaticParams = () => [];
export const revalidate = 60;
export const generateViewport = siteViewport;
export const generateMetadata = siteMetadata;

export default async function EditionLayout({ children, params }: LayoutProps<"/[edition]">) {
  const edition = await requireEdition(params);
  const { locale } = edition;
  const games = await countSearchedGames(edition);
  return (
    <Document locale={locale}>
      <ConsentNotice locale={locale} />
      <Header
        locale={locale}
        search={<SearchField locale={locale} count={games} />}
        balance={<PlayerBalance locale={locale} />}
        breakLink={<BreakLink locale={locale} look="header" />}
        account={<PlayerMenu locale={locale} />}
      />
      <Intents />
      <PageErrorBoundary>{children}</PageErrorBoundary>
      <Footer locale={locale} content={await findFooter(locale)} />
      <BottomBar locale={locale} search={<SearchBarLink locale={locale} count={games} />} />
      <CommonIslands {...(await commonProps(locale, games))} />
      <Marketing />
    </Document>
  );
}
