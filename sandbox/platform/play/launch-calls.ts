import { z } from "zod";

/** The parameters of a launch call, in one shape for all of them. */
interface LaunchParams {
  /** The provider's own id; null where the call names no game. */
  gameId: string | null;
  currency?: string;
  language?: string;
  lobbyUrl?: string;
}

/** One launch call: which provider's games it opens, its body with no key more or less, and the response in the provider's shape. */
export interface LaunchCall {
  path: string;
  mode: "demo" | "real";
  /** Names the body in an error: "sessionTicket". */
  name: string;
  providers: readonly [string, ...string[]];
  body: z.ZodType<LaunchParams>;
  respond(ticket: string, url: string): object;
}

const text = z.string().min(1).max(200);
const country = z.string().regex(/^[A-Z]{2}$/);
const currency = z.string().regex(/^[A-Z]{3}$/);
const language = z.string().min(2).max(10);
const channel = z.enum(["web", "mobile"]);
const platform = z.enum(["mobile", "desktop"]);
const partner = z.literal(1247);
const jurisdiction = z.string().regex(/^[A-Z]{2}$/);
/** Empty where nobody knows it: the platform's own edge sees the true one. */
const ip = z.string().max(45);
const lobbyUrl = z.url({ protocol: /^https?$/ });
const depositUrl = lobbyUrl.refine((address) => new URL(address).pathname.endsWith("/deposit"));

const SessionTicket = z
  .strictObject({ gameId: text, channel, partner, jurisdiction: z.enum(["MT", "CC"]) })
  .transform(({ gameId }): LaunchParams => ({ gameId }));
const GameToken = z
  .strictObject({ gameId: text, channel, partner, jurisdiction: z.literal("MT") })
  .transform(({ gameId }): LaunchParams => ({ gameId }));
const CasinoToken = z
  .strictObject({ gameId: text, channel, isQuickSpin: z.literal(true) })
  .transform(({ gameId }): LaunchParams => ({ gameId }));

const noGame = (): LaunchParams => ({ gameId: null });
const Playngo = z.strictObject({ requireNew: z.boolean().optional() }).transform(noGame);
const Yggdrasil = z.strictObject({}).transform(noGame);
const Creedroomz = z.strictObject({ ipAddress: ip }).transform(noGame);

const Pariplay = z
  .strictObject({ GameCode: text, CurrencyCode: currency, LanguageCode: language, PlayerIP: ip, CountryCode: country })
  .transform(
    (sent): LaunchParams => ({ gameId: sent.GameCode, currency: sent.CurrencyCode, language: sent.LanguageCode }),
  );

const Softswiss = z
  .strictObject({
    game: text,
    currency,
    locale: text,
    ip,
    urls: z.strictObject({ return: lobbyUrl, deposit: depositUrl }),
    jurisdiction,
    client_type: platform,
    playerCurrentCountryCode: country,
  })
  .transform((sent): LaunchParams => {
    const [languageCode = "en"] = sent.locale.split("-");
    return { gameId: sent.game, currency: sent.currency, language: languageCode, lobbyUrl: sent.urls.return };
  });

const Pragmatic = z
  .strictObject({
    symbol: text,
    language,
    currency,
    platform: z.enum(["WEB", "MOBILE"]),
    stylename: text,
    lobbyUrl,
    jurisdiction,
  })
  .transform(({ symbol, ...sent }): LaunchParams => ({ gameId: symbol, ...sent }));

function decode(encoded: string): string | null {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return null;
  }
}

const evolution = {
  gameCategory: text,
  tableId: text,
  wrapped: z.boolean(),
  mobile: z.boolean(),
  lobbyURL: z.string().transform((encoded, context) => {
    const { data } = lobbyUrl.safeParse(decode(encoded));
    if (data !== undefined && data !== encoded) return data;
    context.addIssue({ code: "custom", message: "must be a percent-encoded address" });
    return z.NEVER;
  }),
};
const Evolution = z
  .strictObject({ ...evolution, ipAddress: ip })
  .transform(({ tableId, lobbyURL }): LaunchParams => ({ gameId: tableId, lobbyUrl: lobbyURL }));
const EvolutionDemo = z
  .strictObject({ ...evolution, currency, language })
  .transform(({ tableId, lobbyURL, ...sent }): LaunchParams => ({ gameId: tableId, lobbyUrl: lobbyURL, ...sent }));

const novomatic = { country, gameId: text, ip, lobbyUrl, locale: text, platform };
const Novomatic = z
  .strictObject({ ...novomatic, playerId: text })
  .transform(({ gameId, lobbyUrl }): LaunchParams => ({ gameId, lobbyUrl }));
const NovomaticDemo = z
  .strictObject({ ...novomatic, currency })
  .transform(({ locale, ...sent }): LaunchParams => ({ ...sent, language: locale.split("-")[0] ?? "en" }));

/** The providers whose games start with a ticket; a ticket call names the game by the provider's id only. */
const byTicket = ["relax", "trifecta", "octoplay"] as const;
/** The providers whose games start with a token. */
const byToken = ["playngo", "creedroomz", "quickspin"] as const;

const call = (
  path: string,
  mode: LaunchCall["mode"],
  name: string,
  providers: LaunchCall["providers"],
  body: LaunchCall["body"],
  respond: LaunchCall["respond"],
): LaunchCall => ({ path, mode, name, providers, body, respond });

const ticketBody = (ticket: string) => ({ ticket });
const tokenBody = (token: string) => ({ token });
const pariplayBody = (_: string, Url: string) => ({ Url });
const softswissBody = (_: string, game_url: string) => ({ launch_options: { game_url, strategy: "iframe" } });
const pragmaticBody = (_: string, gameURL: string) => ({ gameURL });
const evolutionBody = (_: string, gameUrl: string) => ({ gameUrl });
const novomaticBody = (_: string, url: string) => ({ url });

/** Every launch call (specification "Game launch and sessions"). */
export const launchCalls: readonly LaunchCall[] = [
  call("/game/session/ticket/demo", "demo", "sessionTicket", byTicket, SessionTicket, ticketBody),
  call("/game/session/ticket", "real", "sessionTicket", byTicket, SessionTicket, ticketBody),
  call("/game/token", "real", "gameToken", byToken, GameToken, tokenBody),
  call("/game/token/casino", "real", "casinoToken", ["quickspin"], CasinoToken, tokenBody),
  call("/playngo/auth/token_generation", "real", "playngoToken", ["playngo"], Playngo, tokenBody),
  call("/creedroomz/token/generate", "real", "creedroomzToken", ["creedroomz"], Creedroomz, tokenBody),
  call("/yggdrasil/player/auth/session", "real", "yggdrasilSession", ["yggdrasil"], Yggdrasil, (sessionId) => ({
    data: { sessionId },
  })),
  call("/pariplay/context/demo", "demo", "pariplayContext", ["pariplay"], Pariplay, pariplayBody),
  call("/pariplay/context/real", "real", "pariplayContext", ["pariplay"], Pariplay, pariplayBody),
  call("/softswiss/context/demo", "demo", "softswissContext", ["softswiss"], Softswiss, softswissBody),
  call("/softswiss/context/real", "real", "softswissContext", ["softswiss"], Softswiss, softswissBody),
  call("/pragmatic/partner/demoGameUrl", "demo", "gameUrl", ["pragmaticplay"], Pragmatic, pragmaticBody),
  call("/pragmatic/partner/realGameUrl", "real", "gameUrl", ["pragmaticplay"], Pragmatic, pragmaticBody),
  call("/evolution/user/authenticate/demo", "demo", "evolutionUser", ["evolution"], EvolutionDemo, evolutionBody),
  call("/evolution/user/authenticate", "real", "evolutionUser", ["evolution"], Evolution, evolutionBody),
  call("/novomatic/game/url/demo", "demo", "novomaticUrl", ["novomatic"], NovomaticDemo, novomaticBody),
  call("/novomatic/game/url", "real", "novomaticUrl", ["novomatic"], Novomatic, novomaticBody),
];
