import * as z from "zod/mini";

/** Body of the game-by-slug lookup (specification "Game launch and sessions"). `ip` is a copy for display (ruling 32). */
export interface SlugLookupBody {
  countryCode: string;
  currency: string;
  language: string;
  slug: string;
  platform: "mobile" | "desktop";
  ip: string;
  locale: string;
  playerCountryCode: string | null;
  /** Only games that are switched on. */
  enabled: true;
}

/** Body of the session ticket call, demo and real. */
export interface SessionTicketBody {
  gameId: string;
  channel: "web" | "mobile";
  partner: number;
  jurisdiction: "MT" | "CC";
}

/** Body of the pragmaticplay calls, demo and real. */
export interface PragmaticUrlBody {
  symbol: string;
  language: string;
  currency: string;
  platform: "WEB" | "MOBILE";
  stylename: string;
  lobbyUrl: string;
  jurisdiction: string;
}

export const GameDetail = z.object({ _type: z.enum(["casinoGames", "liveCasinoGames"]), gameId: z.string() });
export type GameDetail = z.infer<typeof GameDetail>;

export const SlugLookup = z.object({
  data: z.optional(z.nullable(z.object({ gameDetail: z.optional(z.nullable(GameDetail)) }))),
});

export const SessionTicket = z.object({ ticket: z.string().check(z.minLength(1)) });

export const PragmaticUrl = z.object({ gameURL: z.url() });
