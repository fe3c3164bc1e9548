import "server-only";
import { languageParams } from "@/lib/content/groq";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { tolerantList } from "@/lib/content/tolerant-list";
import type { Product } from "@/lib/market/policy/fields";
import { getLobbyOffer } from "@/lib/play/catalogue/server";
import { studiosQuery } from "@/lib/play/lobby/groq";
import { PublicBanners, Studio } from "@/lib/play/lobby/schema";
import type { Edition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { isOffered } from "@/lib/routing/offered-products";
import { widgetBannersQuery, widgetsQuery } from "./groq";
import { type LobbyWidget, type LobbyWidgets, Widgets } from "./schema";

/** The widgets of a lobby that its market may have. @throws ContentUnavailable */
export async function getWidgets(edition: Edition, lobby: GameLobby): Promise<LobbyWidget[]> {
  const { params: offerParams, tags: lobbyTags } = await getLobbyOffer(edition, lobby);
  const params = { lobbyId: offerParams.lobbyId, ...languageParams(edition.locale) };
  const tags = [...lobbyTags, contentTags.widgets];
  const widgets = await fetchContent(widgetsQuery, params, Widgets, tags);
  const hasProduct = (product: Product | undefined) =>
    product === undefined || isOffered(product, edition.locale.market);
  return widgets.filter(({ widgetType }) => hasProduct(products[widgetType]));
}

/** The rows that only a market with their product has. */
const products: Partial<Record<LobbyWidget["widgetType"], Product>> = {
  jackpot: "jackpots",
  "tournament-box": "tournaments",
};

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
      : fetchContent(widgetBannersQuery, { ids, ...languageParams(locale) }, PublicBanners, [contentTags.banners]),
    hasStudios
      ? fetchContent(studiosQuery, { providers: params.providers }, tolerantList(Studio), [
          ...tags,
          contentTags.providers,
        ])
      : [],
  ]);
  return { widgets, banners, studios };
}
