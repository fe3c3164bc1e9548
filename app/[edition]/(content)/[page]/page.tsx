import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TermsVersions } from "@/components/account/terms/terms-versions";
import { ContentPage } from "@/components/site/content/content-page";
import { PaymentMethods } from "@/components/site/content/payment-methods";
import { getTermsVersions } from "@/lib/account/terms/server";
import { getMarketContent } from "@/lib/content/market/server";
import { getPage } from "@/lib/content/pages/server";
import { isStaticPage, staticPages } from "@/lib/routing/content-pages";
import { requireEdition } from "@/lib/routing/require-edition";
import { findSeoDescription } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/[page]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { page, locale, content } = await read(params);
  return { title: content.title, description: (await findSeoDescription(locale, `/${page}`)) ?? content.description };
}

/** The content-managed pages with their own address. */
export default async function StaticPage({ params }: Props) {
  const { page, locale, content } = await read(params);
  const market = page === "payment-methods" ? await getMarketContent(locale) : null;
  return (
    <ContentPage locale={locale} page={content}>
      {page === "payment-methods" ? <PaymentMethods locale={locale} methods={market?.paymentMethods ?? []} /> : null}
      {page === "terms" ? <TermsVersions locale={locale} versions={await getTermsVersions()} /> : null}
    </ContentPage>
  );
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  const { page } = await params;
  if (!isStaticPage(page)) notFound();
  return { page, locale, content: (await getPage(locale, staticPages[page])) ?? notFound() };
}
