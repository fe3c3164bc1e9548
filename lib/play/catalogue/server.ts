import "server-only";
import type { z } from "zod";
import { readEnvironment } from "@/lib/config/environment";
import { languageParams } from "@/lib/content/groq";
import { fileUrl } from "@/lib/content/image";
import { fetchContent } from "@/lib/content/server";
import { contentTags } from "@/lib/content/tags";
import { blockedProviders } from "@/lib/market/blocked-providers";
import type { Edition } from "@/lib/routing/edition";
import type { GameLobby } from "@/lib/routing/lobby-type";
import { isOffered } from "@/lib/routing/offered-products";
import { frameQuery } from "./groq";
import { openingProvider } from "./providers";
import { rowSpans, spanRows } from "./row-span";
import { type Category, Frame, type Grid, type StoredCategory } from "./schema";
import { unlistedLiveProviders } from "./unlisted-providers";

/** The document of each lobby, and the games in it. */
export const lobbyDocuments = {
  casino: { id: (market: string) => `casinoLobby-${market}`, type: "casinoGames" },
  liveCasino: { id: (market: string) => `liveCasinoLobby-${market}`, type: "liveCasinoGames" },
} as const satisfies Record<GameLobby, object>;

export type LobbyOffer = Awaited<ReturnType<typeof getLobbyOffer>>;

/** "each": for games at their own addresses, which lists may leave out. "page": that of one, which closed zones have too. */
type Scope = "lists" | "each" | "page";

/**
 * The market's offer, narrowed to the edition's zone and to providers whose games open here, as the parameters that every query of
 * games needs.
 */
export async function getLobbyOffer(
  { locale, channel, zone }: Edition,
  lobby: GameLobby = "casino",
  scope: Scope = "lists",
) {
  const { id, type } = lobbyDocuments[lobby];
  const lobbyId = id(locale.market);
  const languages = languageParams(locale);
  const tags = [contentTags.lobby(locale.market)];
  const frame = isOffered(lobby, locale.market)
    ? await fetchContent(frameQuery, { lobbyId, ...languages }, Frame, [...tags, contentTags.categories])
    : nothing;
  const isOpen = providerFilter(zone, lobby, scope);
  const providers = frame.providers.filter(({ slug }) => isOpen(slug)).map(({ id }) => id);
  const hasJackpots = isOffered("jackpots", locale.market);
  const params = { lobbyId, type, ...languages, channel, providers, excluded: frame.excluded, hasJackpots };
  return { lobby, frame, tags, params };
}

/** The offer of a lobby that the market does not have, whatever its content names. */
const nothing: z.infer<typeof Frame> = { title: "", providers: [], excluded: [], menu: [] };

/** Are a provider's games, by its slug, in a lobby of the zone? */
export function providerFilter(zone: string, lobby: GameLobby, scope: Scope = "lists"): (slug: string) => boolean {
  const { type } = lobbyDocuments[lobby];
  const unlisted = lobby === "liveCasino" && scope === "lists" ? unlistedLiveProviders : [];
  const blocked = [...(scope === "page" ? [] : blockedProviders(zone)), ...switchedOffProviders(), ...unlisted];
  return (slug) => !blocked.includes(slug) && openingProvider({ type, provider: slug }) !== null;
}

/** The providers that the environment switches off: their games are nowhere, at their own addresses neither. */
function switchedOffProviders(): string[] {
  const { CREEDROOMZ_ENABLED, TRIFECTA_ENABLED } = readEnvironment();
  return [...(CREEDROOMZ_ENABLED ? [] : ["creedroomz"]), ...(TRIFECTA_ENABLED ? [] : ["trifecta"])];
}

/** The categories of the menu. */
export function menuOf({ lobby, frame }: LobbyOffer): Category[] {
  return frame.menu.filter(({ hideInMenu }) => !hideInMenu).map((category) => readCategory(lobby, category));
}

/** A category as a lobby shows it. */
export function readCategory(lobby: GameLobby, { icon, grid, ...category }: z.infer<typeof StoredCategory>): Category {
  const { id, label, hideInMenu, visibleInLobby } = category;
  const span = (device: Grid) => spanRows(device, rowSpans[lobby]);
  return {
    lobby,
    id,
    label,
    hideInMenu,
    visibleInLobby,
    grid: { desktop: span(grid.desktop), tablet: span(grid.tablet), mobile: span(grid.mobile) },
    iconUrl: icon && fileUrl(icon),
  };
}
