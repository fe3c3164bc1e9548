import { bannerFields } from "@/lib/content/groq";

/**
 * The banners for players of a market's home page and lobbies, the newest first, with whom each is for. One that stands on two of them
 * comes twice: to look for it among all banners would read every page once for each.
 */
export const inboxQuery = `(*[_type in ["homePage", "casinoLobby", "liveCasinoLobby"] && market == $market].boxes[]->)[authorized == "authorized"] | order(coalesce(startsAt, startDate, _createdAt) desc) {${bannerFields}, targetAudience}`;
