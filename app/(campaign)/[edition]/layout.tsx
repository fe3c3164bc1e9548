import "@/app/globals.css";
import { commonProps } from "@/app/[edition]/common-props";
import { Document } from "@/app/[edition]/document";
import { Marketing } from "@/app/[edition]/marketing";
import { siteMetadata, siteViewport } from "@/app/[edition]/site-metadata";
import { ConsentNotice } from "@/components/safety/consent/consent-notice";
import { Footer } from "@/components/site/footer/footer";
import { Header } from "@/components/site/header/header";
import { BottomBar } from "@/components/site/menu/bottom-bar";
import { LinkButton } from "@/components/ui/button";
import { IconLink } from "@/components/ui/icon-button";
import { findFooter } from "@/lib/content/footer/server";
import { resolveLocale } from "@/lib/market/locale";
import { markets } from "@/lib/market/markets";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { formatEdition } from "@/lib/routing/edition";
import { paths } from "@/lib/routing/paths";
import { requireEdition } from "@/lib/routing/require-edition";
import { LateIslands } from "./late-islands";

/** Nothing is built that configuration could change: every page is rendered on its first request. */
export const generateStaticParams = () => [];
export const revalidate = 60;
export const generateViewport = siteViewport;
export const generateMetadata = siteMetadata;

/**
 * The document of the pages that advertisers pay for, which are to be the fastest: the same as everywhere, but what a page can do
 * beside its content is loaded with the first sign of its visitor (decision 99).
 */
export default async function CampaignLayout({ children, params }: LayoutProps<"/[edition]">) {
  const edition = await requireEdition(params);
  const { locale } = edition;
  const live = {
    edition: formatEdition(edition),
    tag: resolveLocale(locale).tag,
    currency: markets[locale.market].currency,
  };
  const t = await getTranslations(locale, "site.accountMenu");
  const tPages = await getTranslations(locale, "site.playerPages");
  return (
    <Document locale={locale} isQuiet>
      <ConsentNotice locale={locale} />
      <Header
        locale={locale}
        breakLink={
          <IconLink icon="pause" look="header" label={tPages("break")} href={paths.playerPage(locale, "timeOut")} />
        }
        account={
          <LinkButton kind="quiet-small" href={paths.account(locale)}>
            {t("profile")}
          </LinkButton>
        }
      />
      {children}
      <Footer locale={locale} content={await findFooter(locale)} />
      <BottomBar locale={locale} />
      <LateIslands {...(await commonProps(locale, null))} live={live} />
      <Marketing />
    </Document>
  );
}
