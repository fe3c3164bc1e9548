import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import { Dialogs } from "@/app/dialogs";
import { SearchBarLink, SearchField } from "@/components/play/search/search-field";
import { SearchShortcuts } from "@/components/play/search/search-shortcuts";
import { BeforePaint } from "@/components/site/before-paint";
import { Body } from "@/components/site/body";
import { BottomBar } from "@/components/site/bottom-bar";
import { ConfigBlock } from "@/components/site/config-block";
import { PageErrorBoundary } from "@/components/site/error-boundary";
import { Footer } from "@/components/site/footer";
import { Header } from "@/components/site/header";
import { MarketOffer } from "@/components/site/market-offer";
import { SearchLinks } from "@/components/site/search-links";
import { SoftNavigation } from "@/components/site/soft-navigation";
import { Toasts } from "@/components/site/toasts";
import { getBrand, themeColors } from "@/lib/config/brand";
import { readEnvironment } from "@/lib/config/environment";
import { getPublicConfig, isIndexed } from "@/lib/config/server";
import { findFooter } from "@/lib/content/footer/server";
import { getMarketTable } from "@/lib/content/offered-markets/server";
import { resolveLocale } from "@/lib/market/locale";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { formatTable } from "@/lib/market/offered-languages";
import { countSearchedGames } from "@/lib/play/search/server";
import { paths } from "@/lib/routing/paths";
import { requireEdition } from "@/lib/routing/require-edition";
import { Intents, Session } from "./player-islands";
import { PlayerBalance, PlayerMenu } from "./player-slots";

/** Nothing is built that configuration could change: every page is rendered on its first request. */
export const generateStaticParams = () => [];
export const revalidate = 60;

export function generateViewport(): Viewport {
  return { viewportFit: "cover", themeColor: themeColors(getBrand()) };
}

export async function generateMetadata({ params }: LayoutProps<"/[edition]">): Promise<Metadata> {
  const { locale } = await requireEdition(params);
  const { name } = getBrand();
  return {
    title: { default: name, template: `%s – ${name}` },
    robots: isIndexed() ? undefined : { index: false },
    manifest: paths.manifest(locale),
  };
}

export default async function EditionLayout({ children, params }: LayoutProps<"/[edition]">) {
  const edition = await requireEdition(params);
  const { locale } = edition;
  const t = await getTranslations(locale, "site.toasts");
  const tPage = await getTranslations(locale, "site.page");
  const games = await countSearchedGames(edition);
  return (
    <html lang={resolveLocale(locale).tag} data-brand={getBrand().slug} suppressHydrationWarning>
      <head>
        <BeforePaint />
        <SearchLinks
          locale={locale}
          origin={readEnvironment().SITE_ORIGIN}
          markets={formatTable(await getMarketTable())}
        />
        <ConfigBlock config={getPublicConfig()} />
      </head>
      <Body locale={locale}>
        <Header
          locale={locale}
          search={<SearchField locale={locale} count={games} />}
          balance={<PlayerBalance locale={locale} />}
          account={<PlayerMenu locale={locale} />}
        />
        <Intents />
        <PageErrorBoundary>{children}</PageErrorBoundary>
        <Footer locale={locale} content={await findFooter(locale)} />
        <BottomBar locale={locale} search={<SearchBarLink locale={locale} count={games} />} />
        <MarketOffer current={locale.segment} />
        <Toasts closeLabel={t("close")} offline={t("offline")} />
        <SoftNavigation loading={tPage("loading")} />
        <Dialogs />
        <SearchShortcuts count={games} />
        <Session />
      </Body>
    </html>
  );
}
