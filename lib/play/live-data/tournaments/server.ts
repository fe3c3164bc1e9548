import "server-only";
import { resolveLocale } from "@/lib/market/locale";
import { type LiveContext, logFailure } from "@/lib/play/live-data/live-context";
import { getWidgets } from "@/lib/play/lobby/widgets/server";
import { getPublicTournament } from "./api";
import type { TournamentView } from "./schema";

/** The tournaments that the market's lobbies show, by their ids. @throws when none of them can be read */
export async function readTournaments({ edition, http, siteId }: LiveContext): Promise<Record<string, TournamentView>> {
  const widgets = await Promise.all([getWidgets(edition, "casino"), getWidgets(edition, "liveCasino")]);
  const boxes = widgets.flat().filter(({ widgetType }) => widgetType === "tournament-box");
  const ids = [...new Set(boxes.map(({ id }) => id))];
  const language = resolveLocale(edition.locale).textLanguage;
  const read = await Promise.allSettled(
    ids.map((tournamentId) => getPublicTournament(http, { siteId, tournamentId, language })),
  );
  const failures = read.flatMap((each) => (each.status === "rejected" ? [each.reason] : []));
  if (ids.length > 0 && failures.length === ids.length) throw failures[0];
  for (const failure of failures) logFailure("tournaments", failure);
  const tournaments = read.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  return Object.fromEntries(tournaments.map((tournament) => [tournament.id, tournament]));
}
