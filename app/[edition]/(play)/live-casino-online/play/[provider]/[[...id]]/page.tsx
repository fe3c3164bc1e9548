import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { gameSlots } from "@/app/[edition]/game-slots";
import { GamePage } from "@/components/play/game-launch/game-page";
import { getProviderGame, getRelatedGames } from "@/lib/play/game-launch/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";

type Props = PageProps<"/[edition]/live-casino-online/play/[provider]/[[...id]]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await requireGame(params)).game.label, robots: { index: false } };
}

/** A live table by its provider's own id. Searches find it at its slug only: two pages with the same words would compete. */
export default async function LiveProviderGamePage({ params }: Props) {
  const found = await requireGame(params);
  const { edition, game } = found;
  return <GamePage {...found} {...gameSlots(found)} related={await getRelatedGames(edition, game)} />;
}

async function requireGame(params: Props["params"]) {
  const edition = await requireEdition(params);
  const { provider, id } = await params;
  const game = await getProviderGame(edition, requireParam(provider), requireParam(id?.[0] ?? ""), "liveCasino");
  return { edition, game: game ?? notFound() };
}
