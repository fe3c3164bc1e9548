import type { Metadata } from "next";
import { PlayerBoxes } from "@/app/[edition]/player-islands";
import { LiveData } from "@/components/play/live-lobby/live-data";
import { Lobby } from "@/components/play/lobby/lobby";
import { getLobby } from "@/lib/play/lobby/server";
import { requireEdition } from "@/lib/routing/require-edition";

export async function generateMetadata({ params }: PageProps<"/[edition]/live-casino-online">): Promise<Metadata> {
  return { title: (await getLobby(await requireEdition(params), "liveCasino")).title };
}

export default async function LiveLobbyPage({ params }: PageProps<"/[edition]/live-casino-online">) {
  const edition = await requireEdition(params);
  const lobby = await getLobby(edition, "liveCasino");
  return (
    <>
      <Lobby edition={edition} name="liveCasino" lobby={lobby} playerBoxes={<PlayerBoxes />} />
      <LiveData edition={edition} />
    </>
  );
}
