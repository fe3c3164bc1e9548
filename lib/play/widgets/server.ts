import "server-only";
import { z } from "zod";
import { languageParams } from "@/lib/content/groq";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import type { Edition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { studiosQuery } from "../lobby/groq";
import { ContentBox, Studio } from "../lobby/schema";
import { openFrame } from "../lobby/server";
import { widgetBoxesQuery, widgetsQuery } from "./groq";
import { type LobbyWidget, type LobbyWidgets, readWidgets } from "./schema";

/** The widgets of a lobby. @throws ContentUnavailable */
export async function getWidgets(edition: Edition, lobby: GameLobby): Promise<LobbyWidget[]> {
  const { asked, tags: lobbyTags } = await openFrame(edition, lobby);
  const params = { lobbyId: asked.lobbyId, ...languageParams(edition.locale) };
  const tags = [...lobbyTags, contentTags.widgets];
  return readWidgets(await fetchContent(widgetsQuery, params, z.array(z.unknown()), tags));
}

/** The same with what they show, for an edition. @throws ContentUnavailable */
export async function getLobbyWidgets(edition: Edition, lobby: GameLobby = "casino"): Promise<LobbyWidgets> {
  const { locale } = edition;
  const widgets = await getWidgets(edition, lobby);
  const ids = widgets.filter(({ widgetType }) => widgetType === "content-box").map(({ id }) => id);
  const hasStudios = widgets.some(({ widgetType }) => widgetType === "provider-list");
  const { asked, tags } = await openFrame(edition, lobby);
  const [boxes, studios] = await Promise.all([
    ids.length === 0
      ? []
      : fetchContent(widgetBoxesQuery, { ids, ...languageParams(locale) }, z.array(ContentBox), [contentTags.boxes]),
    hasStudios
      ? fetchContent(studiosQuery, { providers: asked.providers }, z.array(Studio), [...tags, contentTags.providers])
      : [],
  ]);
  return { widgets, boxes, studios };
}
