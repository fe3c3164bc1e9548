import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { gameSlots } from "@/app/[edition]/game-slots";
import { Guard } from "@/app/[edition]/player-islands";
import { GamePage } from "@/components/play/game-launch/game-page";
import { getGame, getRelatedGames } from "@/lib/play/game-launch/server";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";
import { productGuardTarget } from "@/lib/session/permissions/guard-target";

type Props = PageProps<"/[edition]/play/[gameSlug]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  return { title: (await requireGame(params)).game.label };
}

export default async function PlayPage({ params }: Props) {
  const found = await requireGame(params);
  const { edition, game } = found;
  return (
    <>
      <Guard
        product={game.type === "liveCasinoGames" ? "liveCasino" : "casino"}
        target={productGuardTarget(edition.locale)}
      />
      <GamePage {...found} {...gameSlots(found)} related={await getRelatedGames(edition, game)} />
    </>
  );
}

async function requireGame(params: Props["params"]) {
  const edition = await requireEdition(params);
  const game = await getGame(edition, requireParam((await params).gameSlug));
  return { edition, game: game ?? notFound() };
}
