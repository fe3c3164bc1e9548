import "server-only";
import { resolveLocale } from "@/lib/market/locale";
import type { LiveContext } from "@/lib/play/live-data/live-context";
import { getWidgets } from "@/lib/play/lobby/widgets/server";
import { getPublicTournament } from "./api";
import type { TournamentView } from "./schema";

/** The tournaments that the market's lobby shows, by their ids. */
export async function readTournaments({ edition, http, siteId }: LiveContext): Promise<Record<string, TournamentView>> {
  const widgets = await getWidgets(edition, "casino");
  const ids = widgets.filter(({ widgetType }) => widgetType === "tournament-box").map(({ id }) => id);
  const language = resolveLocale(edition.locale).textLanguage;
  const read = await Promise.all(
    ids.map((tournamentId) => getPublicTournament(http, { siteId, tournamentId, language })),
  );
  return Object.fromEntries(read.map((tournament) => [tournament.id, tournament]));
}
