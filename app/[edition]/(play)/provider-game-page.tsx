import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getProviderGame } from "@/lib/play/game-launch/server";
import { pathBelow } from "@/lib/routing/build-path";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { requireEdition } from "@/lib/routing/require-edition";
import { requireParam } from "@/lib/routing/require-param";
import { addressMetadata, socialMetadata } from "@/lib/site/seo/server";
import { GameView } from "./game-view";

interface Props {
  params: Promise<{ edition: string; provider: string; id?: string[] }>;
}

/**
 * The page of a lobby's game by its provider's own id. Searches find it at its slug only: two pages with the same words would
 * compete. The picture for links to it is the one of that page, too.
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
      const { edition, game } = await requireGame(params);
      const { gameSlug, label: title } = game;
      const address = await addressMetadata(lobby === "casino" ? "providerGame" : "liveProviderGame", params);
      if (gameSlug === null) return { ...address, title };
      return { ...address, title, openGraph: socialMetadata(edition.locale, pathBelow("game", { gameSlug })) };
    },
    async Page({ params }: Props) {
      return <GameView {...(await requireGame(params))} />;
    },
  };
}
