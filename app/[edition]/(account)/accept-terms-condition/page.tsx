import type { Metadata } from "next";
import { AcceptTermsIsland } from "@/components/account/terms/accept-terms-island";
import { TermsVersions } from "@/components/account/terms/terms-versions";
import { getTermsVersions } from "@/lib/account/terms/server";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/accept-terms-condition">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await requireEdition(params);
  const t = await getTranslations(locale, "account.terms");
  return { ...(await addressMetadata("acceptTerms", params)), title: t("accept.title"), robots: { index: false } };
}

/** Where a player accepts a newer version of the terms. All versions stay readable. */
export default async function AcceptTermsPage({ params }: Props) {
  const { locale } = await requireEdition(params);
  const t = await getTranslations(locale, "account.terms");
  return (
    <main id="main" className="page grid max-w-[calc(43rem+2*var(--gutter))] content-start gap-6 pb-18 lg:pt-12">
      <h1 className="text-2xl tracking-tighter">{t("accept.title")}</h1>
      <AcceptTermsIsland readingLabel={t("accept.reading")} unavailableText={t("accept.unreadable")} />
      <div className="border-t border-line pt-6">
        <TermsVersions locale={locale} versions={await getTermsVersions()} />
      </div>
    </main>
  );
}
