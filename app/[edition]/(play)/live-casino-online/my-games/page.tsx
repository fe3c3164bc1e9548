import type { Metadata } from "next";
import { MyGamesIsland } from "@/app/[edition]/my-games-islands";
import { TileIslands } from "@/app/[edition]/tile-islands";
import { MyGamesPage } from "@/components/play/my-games/my-games-page";
import { getTranslations } from "@/lib/market/messages/get-translations";
import { formatEdition } from "@/lib/routing/edition";
import { requireEdition } from "@/lib/routing/require-edition";

type Props = PageProps<"/[edition]/live-casino-online/my-games">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await requireEdition(params);
  return { title: (await getTranslations(locale, "play"))("myGames.title") };
}

export default async function LiveMyGamesPage({ params }: Props) {
  const edition = await requireEdition(params);
  const t = await getTranslations(edition.locale, "play");
  return (
    <>
      <MyGamesPage t={t} locale={edition.locale} lobby="liveCasino">
        <MyGamesIsland edition={formatEdition(edition)} />
      </MyGamesPage>
      <TileIslands edition={edition} />
    </>
  );
}
