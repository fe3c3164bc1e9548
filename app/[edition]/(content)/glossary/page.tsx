import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WayData } from "@/app/[edition]/page-data";
import { GlossaryPage } from "@/components/site/content/glossary-page";
import { getGlossary } from "@/lib/content/glossary/server";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { paths } from "@/lib/routing/paths";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/glossary">;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { t } = await read(params);
  return { ...(await addressMetadata("glossary", params, t("intro"))), title: t("title") };
}

/** What the terms of bonuses, games and bets mean. */
export default async function Glossary({ params }: Props) {
  const { locale, terms, t } = await read(params);
  return (
    <>
      <GlossaryPage locale={locale} terms={terms} />
      <WayData locale={locale} pages={[{ name: t("title"), path: paths.glossary(locale) }]} />
    </>
  );
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  const terms = await getGlossary(locale);
  return { locale, terms: terms.length > 0 ? terms : notFound(), t: await getTranslations(locale, "site.glossary") };
}
