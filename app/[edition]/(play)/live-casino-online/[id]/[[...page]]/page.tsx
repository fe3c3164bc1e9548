import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { CategoryData } from "@/app/[edition]/page-data";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { LiveData } from "@/components/play/live-lobby/live-data";
import { CategoryPage } from "@/components/play/lobby/category-page";
import { getGameList } from "@/lib/play/game-lists/server";
import { parsePage } from "@/lib/routing/page-segment";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/live-casino-online/[id]/[[...page]]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { label: title } = (await requireCategory(params)).page.category;
  return { ...(await addressMetadata("liveCategory", params)), title };
}

export default async function LiveCategoryPage({ params }: Props) {
  const category = await requireCategory(params);
  return (
    <>
      <CategoryPage {...category} />
      <CategoryData locale={category.edition.locale} page={category.page} />
      <LiveData edition={category.edition} />
      <TileIslands edition={category.edition} />
    </>
  );
}

async function requireCategory(params: Props["params"]) {
  const edition = await requireEdition(params);
  const { id, page } = await params;
  const category = await getGameList(edition, requireParam(id), parsePage(page) ?? notFound(), "liveCasino");
  return { edition, page: category ?? notFound() };
}
