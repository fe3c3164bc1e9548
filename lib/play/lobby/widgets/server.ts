import "server-only";
import { languageParams } from "@/lib/content/groq";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import { getLobbyOffer } from "@/lib/play/catalogue/server";
import { studiosQuery } from "@/lib/play/lobby/groq";
import { Banner, Studio } from "@/lib/play/lobby/schema";
import type { Edition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { widgetBannersQuery, widgetsQuery } from "./groq";
import { type LobbyWidget, type LobbyWidgets, Widgets } from "./schema";

/** The widgets of a lobby. @throws ContentUnavailable */
export async function getWidgets(edition: Edition, lobby: GameLobby): Promise<LobbyWidget[]> {
  const { params: offerParams, tags: lobbyTags } = await getLobbyOffer(edition, lobby);
  const params = { lobbyId: offerParams.lobbyId, ...languageParams(edition.locale) };
  const tags = [...lobbyTags, contentTags.widgets];
  return fetchContent(widgetsQuery, params, Widgets, tags);
}

/** The same with what they show, for an edition. @throws ContentUnavailable */
export async function getLobbyWidgets(edition: Edition, lobby: GameLobby = "casino"): Promise<LobbyWidgets> {
  const { locale } = edition;
  const widgets = await getWidgets(edition, lobby);
  const ids = widgets.filter(({ widgetType }) => widgetType === "content-box").map(({ id }) => id);
  const hasStudios = widgets.some(({ widgetType }) => widgetType === "provider-list");
  const { params, tags } = await getLobbyOffer(edition, lobby);
  const [banners, studios] = await Promise.all([
    ids.length === 0
      ? []
      : fetchContent(widgetBannersQuery, { ids, ...languageParams(locale) }, tolerantList(Banner), [
          contentTags.banners,
        ]),
    hasStudios
      ? fetchContent(studiosQuery, { providers: params.providers }, tolerantList(Studio), [
          ...tags,
          contentTags.providers,
        ])
      : [],
  ]);
  return { widgets, banners, studios };
}
