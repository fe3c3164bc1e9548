import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { LiveData } from "@/components/play/live-lobby/live-data";
import { CategoryPage } from "@/components/play/lobby/category-page";
import { getGameList } from "@/lib/play/game-lists/server";
import { parsePage } from "@/lib/routing/page-segment";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";

type Props = PageProps<"/[edition]/live-casino-online/[id]/[[...page]]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await requireCategory(params)).page.category.label };
}

export default async function LiveCategoryPage({ params }: Props) {
  const category = await requireCategory(params);
  return (
    <>
      <CategoryPage {...category} />
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
