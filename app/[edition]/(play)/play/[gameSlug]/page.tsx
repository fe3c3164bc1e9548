import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { GameView } from "@/app/[edition]/(play)/game-view";
import { Guard } from "@/app/[edition]/player-islands";
import { getGame, getLobbyOfGame } from "@/lib/play/game-launch/server";
import { getMarketsOfGame } from "@/lib/play/market-offers/server";
import { lobbyOfGame } from "@/lib/routing/lobby-type";
import { rememberMissingGame } from "@/lib/routing/missing-game";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";
import { addressMetadata } from "@/lib/site/seo/server";

type Props = PageProps<"/[edition]/play/[gameSlug]">;

export const generateStaticParams = () => [];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { game } = await requireGame(params);
  return { ...(await addressMetadata("game", params, null, () => getMarketsOfGame(game))), title: game.label };
}

export default async function PlayPage({ params }: Props) {
  const { edition, game } = await requireGame(params);
  return (
    <>
      <Guard product={lobbyOfGame(game.type)} />
      <GameView edition={edition} game={game} />
    </>
  );
}

async function requireGame(params: Props["params"]) {
  const edition = await requireEdition(params);
  const slug = requireParam((await params).gameSlug);
  const game = await getGame(edition, slug, "page");
  if (game) return { edition, game };
  const lobby = await getLobbyOfGame(slug);
  if (lobby) rememberMissingGame(slug, lobby);
  return notFound();
}
