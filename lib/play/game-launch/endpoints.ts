import * as z from "zod/mini";
import { endpoint } from "@/lib/session/platform/endpoint";
import { LaunchResponse, PlaySession, SlugLookup } from "./schema";

const channel = z.enum(["web", "mobile"]);
const platform = z.enum(["mobile", "desktop"]);

const lookup = {
  method: "post",
  /** `ip`: a copy for display (ruling 32). `enabled`: only games that are switched on. */
  body: z.object({
    countryCode: z.string(),
    currency: z.string(),
    language: z.string(),
    slug: z.string(),
    platform,
    ip: z.string(),
    locale: z.string(),
    playerCountryCode: z.nullable(z.string()),
    enabled: z.literal(true),
  }),
  response: SlugLookup,
} as const;

export const gameBySlug = endpoint({ ...lookup, path: "game/slug" }); // assumed
export const demoGameBySlug = endpoint({ ...lookup, path: "game/slug/demo" }); // assumed

export const playSession = endpoint({
  method: "post",
  path: "player/play-session",
  body: z.object({ requireNew: z.boolean() }),
  response: PlaySession,
});

/** The calls that open a game, with their bodies as the specification spells their keys. */

const ticket = {
  method: "post",
  body: z.object({ gameId: z.string(), channel, partner: z.int(), jurisdiction: z.enum(["MT", "CC"]) }),
  response: LaunchResponse,
} as const;

export const sessionTicket = endpoint({ ...ticket, path: "game/session/ticket" }); // assumed
export const demoSessionTicket = endpoint({ ...ticket, path: "game/session/ticket/demo" }); // assumed

export const gameToken = endpoint({
  method: "post",
  path: "game/token", // assumed
  body: z.extend(ticket.body, { jurisdiction: z.literal("MT") }),
  response: LaunchResponse,
});

export const casinoToken = endpoint({
  method: "post",
  path: "game/token/casino", // assumed
  body: z.object({ gameId: z.string(), channel, isQuickSpin: z.boolean() }),
  response: LaunchResponse,
});

export const playngo = endpoint({
  method: "post",
  path: "playngo/auth/token_generation",
  body: z.object({ requireNew: z.optional(z.boolean()) }),
  response: LaunchResponse,
});

export const yggdrasil = endpoint({
  method: "post",
  path: "yggdrasil/player/auth/session",
  body: z.object({}),
  response: LaunchResponse,
});

export const creedroomz = endpoint({
  method: "post",
  path: "creedroomz/token/generate",
  body: z.object({ ipAddress: z.string() }),
  response: LaunchResponse,
});

const pariplayCall = {
  method: "post",
  body: z.object({
    GameCode: z.string(),
    CurrencyCode: z.string(),
    LanguageCode: z.string(),
    PlayerIP: z.string(),
    CountryCode: z.string(),
  }),
  response: LaunchResponse,
} as const;

export const pariplay = endpoint({ ...pariplayCall, path: "pariplay/context/real" });
export const demoPariplay = endpoint({ ...pariplayCall, path: "pariplay/context/demo" });

const softswissCall = {
  method: "post",
  body: z.object({
    game: z.string(),
    currency: z.string(),
    locale: z.string(),
    ip: z.string(),
    urls: z.object({ return: z.string(), deposit: z.string() }),
    jurisdiction: z.string(),
    client_type: platform,
    playerCurrentCountryCode: z.string(),
  }),
  response: LaunchResponse,
} as const;

export const softswiss = endpoint({ ...softswissCall, path: "softswiss/context/real" });
export const demoSoftswiss = endpoint({ ...softswissCall, path: "softswiss/context/demo" });

const pragmaticCall = {
  method: "post",
  body: z.object({
    symbol: z.string(),
    language: z.string(),
    currency: z.string(),
    platform: z.enum(["WEB", "MOBILE"]),
    stylename: z.string(),
    lobbyUrl: z.string(),
    jurisdiction: z.string(),
  }),
  response: LaunchResponse,
} as const;

export const pragmaticplay = endpoint({ ...pragmaticCall, path: "pragmatic/partner/realGameUrl" });
export const demoPragmaticplay = endpoint({ ...pragmaticCall, path: "pragmatic/partner/demoGameUrl" });

/** `lobbyURL` is percent-encoded. */
const EvolutionBody = z.object({
  gameCategory: z.string(),
  tableId: z.string(),
  wrapped: z.boolean(),
  mobile: z.boolean(),
  lobbyURL: z.string(),
});

export const evolution = endpoint({
  method: "post",
  path: "evolution/user/authenticate",
  body: z.extend(EvolutionBody, { ipAddress: z.string() }),
  response: LaunchResponse,
});

/** A demo names currency and language in place of the address. */
export const demoEvolution = endpoint({
  method: "post",
  path: "evolution/user/authenticate/demo",
  body: z.extend(EvolutionBody, { currency: z.string(), language: z.string() }),
  response: LaunchResponse,
});

const NovomaticBody = z.object({
  country: z.string(),
  gameId: z.string(),
  ip: z.string(),
  lobbyUrl: z.string(),
  locale: z.string(),
  platform,
});

export const novomatic = endpoint({
  method: "post",
  path: "novomatic/game/url",
  body: z.extend(NovomaticBody, { playerId: z.string() }),
  response: LaunchResponse,
});

/** A demo has a currency in place of the player. */
export const demoNovomatic = endpoint({
  method: "post",
  path: "novomatic/game/url/demo",
  body: z.extend(NovomaticBody, { currency: z.string() }),
  response: LaunchResponse,
});
