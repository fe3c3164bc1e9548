import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { listMetadata } from "@/app/[edition]/(play)/list-metadata";
import { CategoryData } from "@/app/[edition]/page-data";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { CategoryPage } from "@/components/play/lobby/category-page";
import { getGameList } from "@/lib/play/game-lists/server";
import { parsePage } from "@/lib/routing/page-segment";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";

type Props = PageProps<"/[edition]/online-casino/[id]/[[...page]]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return listMetadata(params, await requireCategory(params));
}

export default async function CasinoCategoryPage({ params }: Props) {
  const category = await requireCategory(params);
  return (
    <>
      <CategoryPage {...category} />
      <CategoryData locale={category.edition.locale} page={category.page} />
      <TileIslands edition={category.edition} />
    </>
  );
}

async function requireCategory(params: Props["params"]) {
  const edition = await requireEdition(params);
  const { id, page } = await params;
  const category = await getGameList(edition, requireParam(id), parsePage(page) ?? notFound());
  return { edition, page: category ?? notFound() };
}
