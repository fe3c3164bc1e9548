import { playerTournamentQuery } from "@/lib/play/live-data/tournaments/queries";
import { usePlayerQuery } from "@/lib/session/player/player-queries";
import type { LiveProps } from "./live-widget";
import { TournamentView } from "./tournament-view";

/** A tournament for a player, whose call has their place in it. */
export function PlayerTournamentPanel({ tag, texts, tournament }: LiveProps<"TournamentPanel">) {
  const { data, isError, dataUpdatedAt } = usePlayerQuery((player) =>
    playerTournamentQuery(player, tournament?.id ?? "", tournament?.language ?? ""),
  );
  return (
    <TournamentView {...{ tag, texts, data }} hasFailed={isError} since={isError ? dataUpdatedAt : null} isPlayer />
  );
}
