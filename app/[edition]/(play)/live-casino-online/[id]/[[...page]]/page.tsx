import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { listMetadata } from "@/app/[edition]/(play)/list-metadata";
import { CategoryData } from "@/app/[edition]/page-data";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { LiveData } from "@/components/play/live-lobby/live-data";
import { CategoryPage } from "@/components/play/lobby/category-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { getGameList } from "@/lib/play/game-lists/server";
import { parsePage } from "@/lib/routing/page-segment";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";

type Props = PageProps<"/[edition]/live-casino-online/[id]/[[...page]]">;
export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const list = await requireCategory(params);
  const lobby = (await getTranslations(list.edition.locale, "site.navigation"))("liveCasino");
  return { ...(await listMetadata(params, list)), title: `${list.page.category.label} – ${lobby}` };
}

export default async function LiveCategoryPage({ params }: Props) {
  const { edition, page } = await requireCategory(params);
  return (
    <>
      <CategoryPage {...{ edition, page }} />
      <CategoryData locale={edition.locale} page={page} />
      <LiveData edition={edition} />
      <TileIslands edition={edition} />
    </>
  );
}

async function requireCategory(params: Props["params"]) {
  const edition = await requireEdition(params);
  const { id, page } = await params;
  const category = await getGameList(edition, requireParam(id), parsePage(page) ?? notFound(), "liveCasino");
  return { edition, page: category ?? notFound() };
}
