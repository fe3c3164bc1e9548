import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getProviderGame } from "@/lib/play/game-launch/server";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";
import { gameMetadata } from "./game-metadata";
import { GameView } from "./game-view";

interface Props {
  params: Promise<{ edition: string; provider: string; id?: string[] }>;
}

/**
 * The page of a lobby's game by its provider's own id. Searches find it at its slug only: two pages with the same words would
 * compete.
 */
export function providerGamePage(lobby: GameLobby) {
  async function requireGame(params: Props["params"]) {
    const edition = await requireEdition(params);
    const { provider, id } = await params;
    const game = await getProviderGame(edition, requireParam(provider), requireParam(id?.[0] ?? ""), lobby);
    return { edition, game: game ?? notFound() };
  }
  return {
    async generateMetadata({ params }: Props): Promise<Metadata> {
      return { ...gameMetadata((await requireGame(params)).game), robots: { index: false } };
    },
    async Page({ params }: Props) {
      return <GameView {...(await requireGame(params))} />;
    },
  };
}
