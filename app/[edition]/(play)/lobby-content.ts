import "server-only";
import { withConditions } from "@/lib/offers/promotions/server";
import { getLobby } from "@/lib/play/lobby/server";
import { getLobbyWidgets } from "@/lib/play/lobby/widgets/server";
import type { Edition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";

/** A lobby with its widgets, every banner as the law of the market lets it be shown. @throws ContentUnavailable */
export async function getLobbyContent(edition: Edition, name: GameLobby) {
  const [lobby, widgets] = await Promise.all([getLobby(edition, name), getLobbyWidgets(edition, name)]);
  const [banners, between] = await Promise.all([
    withConditions(edition.locale, lobby.banners),
    withConditions(edition.locale, widgets.banners),
  ]);
  return { lobby: { ...lobby, banners }, widgets: { ...widgets, banners: between } };
}
