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

/** Bodies of the launch calls, as the specification spells their keys. */
export interface SessionTicketBody {
  gameId: string;
  channel: "web" | "mobile";
  partner: number;
  jurisdiction: "MT" | "CC";
}

export interface GameTokenBody extends SessionTicketBody {
  jurisdiction: "MT";
}

export interface CasinoTokenBody {
  gameId: string;
  channel: "web" | "mobile";
  isQuickSpin: boolean;
}

export interface PlayngoBody {
  requireNew?: boolean;
}

export interface CreedroomzBody {
  ipAddress: string;
}

export interface PariplayBody {
  GameCode: string;
  CurrencyCode: string;
  LanguageCode: string;
  PlayerIP: string;
  CountryCode: string;
}

export interface SoftswissBody {
  game: string;
  currency: string;
  locale: string;
  ip: string;
  urls: { return: string; deposit: string };
  jurisdiction: string;
  client_type: "mobile" | "desktop";
  playerCurrentCountryCode: string;
}

export interface PragmaticUrlBody {
  symbol: string;
  language: string;
  currency: string;
  platform: "WEB" | "MOBILE";
  stylename: string;
  lobbyUrl: string;
  jurisdiction: string;
}

/** `lobbyURL` is percent-encoded. A demo names currency and language, a real game the address. */
export type EvolutionBody = {
  gameCategory: string;
  tableId: string;
  wrapped: boolean;
  mobile: boolean;
  lobbyURL: string;
} & ({ ipAddress: string } | { currency: string; language: string });

/** A demo has a currency in place of the player. */
export type NovomaticBody = {
  country: string;
  gameId: string;
  ip: string;
  lobbyUrl: string;
  locale: string;
  platform: "mobile" | "desktop";
} & ({ playerId: string } | { currency: string });

export const GameDetail = z.object({ _type: z.enum(["casinoGames", "liveCasinoGames"]), gameId: z.string() });
export type GameDetail = z.infer<typeof GameDetail>;

export const SlugLookup = z.object({
  data: z.optional(z.nullable(z.object({ gameDetail: z.optional(z.nullable(GameDetail)) }))),
});

export const PlaySession = z.object({ playSessionId: z.string().check(z.minLength(1)) });

/** The response of a launch call: each key is accepted from every provider, and additional keys are ignored. */
const value = z.optional(z.unknown());
export const LaunchResponse = z.nullish(
  z.object({
    Url: value,
    launch_options: z.nullish(z.object({ game_url: value })),
    gameURL: value,
    url: value,
    gameUrl: value,
    token: value,
    ticket: value,
    data: z.nullish(z.object({ sessionId: value })),
  }),
);
export type LaunchResponse = z.infer<typeof LaunchResponse>;
