import { liveDataQuery } from "@/lib/play/live-data/queries";
import { outdatedSince } from "@/lib/play/live-data/read";
import { usePublicQuery } from "@/lib/session/player/player-queries";
import type { LiveProps } from "./live-widget";
import { TournamentView } from "./tournament-view";

/** A tournament for a visitor, by the public call. */
export function TournamentPanel({ edition, tag, texts, tournament }: LiveProps<"TournamentPanel">) {
  const { data, isError, isSuccess } = usePublicQuery(liveDataQuery(edition));
  return (
    <TournamentView
      {...{ tag, texts }}
      data={data?.tournaments?.[tournament?.id ?? ""]}
      hasFailed={isError || isSuccess}
      since={outdatedSince(data, "tournaments", isError)}
      isPlayer={false}
    />
  );
}
