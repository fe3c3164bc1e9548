import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { ContentPage } from "@/components/site/content/content-page";
import { getMenuPage, getRelatedPages } from "@/lib/content/pages/server";
import { isMenuId } from "@/lib/routing/content-pages";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/[page]/[id]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { title, description } = (await read(params)).content;
  return { ...(await addressMetadata("menuPage", params, description)), title };
}

/** A page that only the information or the contact-us menu leads to. */
export default async function MenuPage({ params }: Props) {
  const { locale, content } = await read(params);
  return <ContentPage locale={locale} page={content} related={await getRelatedPages(locale, content)} />;
}

async function read(params: Props["params"]) {
  const { locale } = await requireEdition(params);
  const { page: menu, id } = await params;
  if (!isMenuId(menu)) notFound();
  return { locale, content: (await getMenuPage(locale, menu, requireParam(id))) ?? notFound() };
}
