import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { WayData } from "@/app/[edition]/page-data";
import { ContentPage } from "@/components/site/content/content-page";
import { getPage, getRelatedPages } from "@/lib/content/pages/server";
import { isStaticPage, staticPages } from "@/lib/routing/content-pages";
import { paths } from "@/lib/routing/paths";
import { requireEdition } from "@/lib/routing/require-edition";
import { addressMetadata } from "@/lib/site/seo/server";
import { pageExtras } from "./page-extras";

type Props = PageProps<"/[edition]/[page]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = (await read(params)).content;
  return { ...(await addressMetadata("staticPage", params, description)), title };
}

/** The content-managed pages with their own address. */
export default async function StaticPage({ params }: Props) {
  const { page, locale, content } = await read(params);
  return (
    <>
      <ContentPage locale={locale} page={content} related={await getRelatedPages(locale, content)}>
        {await pageExtras({ locale, page })}
      </ContentPage>
      <WayData locale={locale} pages={[{ name: content.title, path: paths.staticPage(locale, page) }]} />
    </>
  );
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  const { page } = await params;
  if (!isStaticPage(page)) notFound();
  return { page, locale, content: (await getPage(locale, staticPages[page])) ?? notFound() };
}
