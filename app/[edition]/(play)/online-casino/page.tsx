import type { Metadata } from "next";
import { PlayerBoxes } from "@/app/[edition]/player-islands";
import { Lobby } from "@/components/play/lobby/lobby";
import { getLobby } from "@/lib/play/lobby/server";
import { requireEdition } from "@/lib/routing/require-edition";

export async function generateMetadata({ params }: PageProps<"/[edition]/online-casino">): Promise<Metadata> {
  return { title: (await getLobby(await requireEdition(params))).title };
}

export default async function CasinoLobbyPage({ params }: PageProps<"/[edition]/online-casino">) {
  const edition = await requireEdition(params);
  return <Lobby edition={edition} lobby={await getLobby(edition)} playerBoxes={<PlayerBoxes />} />;
}
