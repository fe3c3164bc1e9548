import "@/app/globals.css";
import type { Metadata, Viewport } from "next";
import { LoginTrigger } from "@/components/account/login/login-trigger";
import { BeforePaint } from "@/components/site/before-paint";
import { BottomBar } from "@/components/site/bottom-bar";
import { Footer } from "@/components/site/footer";
import { Header } from "@/components/site/header";
import { JsonBlock } from "@/components/site/json-block";
import { SoftNavigation } from "@/components/site/soft-navigation";
import { Toasts } from "@/components/site/toasts";
import { getBrand } from "@/lib/site/config/brand";
import { publicConfigId } from "@/lib/site/config/public";
import { getPublicConfig, isIndexed } from "@/lib/site/config/server";
import { findFooter } from "@/lib/site/content/footer/server";
import { resolveLocale } from "@/lib/site/market/locale";
import { getWords } from "@/lib/site/messages/words";
import { requireEdition } from "@/lib/site/routes/require-edition";
import { PlayerBalance, PlayerMenu } from "./player-slots";

/** Nothing is built that configuration could change: every page is rendered when it is first asked for. */
export const generateStaticParams = () => [];
export const revalidate = 60;

export const viewport: Viewport = { colorScheme: "dark light", viewportFit: "cover" };

export function generateMetadata(): Metadata {
  const { name } = getBrand();
  return { title: { default: name, template: `%s – ${name}` }, robots: isIndexed() ? undefined : { index: false } };
}

export default async function EditionLayout({ children, params }: LayoutProps<"/[edition]">) {
  const { locale } = await requireEdition(params);
  const t = await getWords(locale, "site");
  return (
    <html lang={resolveLocale(locale).tag} suppressHydrationWarning>
      <head>
        <BeforePaint />
        <JsonBlock id={publicConfigId} value={getPublicConfig()} />
      </head>
      <body>
        <Header locale={locale} balance={<PlayerBalance locale={locale} />} account={<PlayerMenu locale={locale} />} />
        {children}
        <Footer locale={locale} content={await findFooter(locale)} />
        <BottomBar locale={locale} />
        <Toasts closeLabel={t("toasts.close")} />
        <SoftNavigation />
        <LoginTrigger />
      </body>
    </html>
  );
}
