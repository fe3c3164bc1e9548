import { z } from "zod";

/** What a launch call names, in one shape for all of them. */
interface Asked {
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
  body: z.ZodType<Asked>;
  answer(ticket: string, url: string): object;
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

const SessionTicket = z
  .strictObject({ gameId: text, channel, partner, jurisdiction: z.enum(["MT", "CC"]) })
  .transform(({ gameId }): Asked => ({ gameId }));
const GameToken = z
  .strictObject({ gameId: text, channel, partner, jurisdiction: z.literal("MT") })
  .transform(({ gameId }): Asked => ({ gameId }));
const CasinoToken = z
  .strictObject({ gameId: text, channel, isQuickSpin: z.literal(true) })
  .transform(({ gameId }): Asked => ({ gameId }));

const noGame = (): Asked => ({ gameId: null });
const Playngo = z.strictObject({ requireNew: z.boolean().optional() }).transform(noGame);
const Yggdrasil = z.strictObject({}).transform(noGame);
const Creedroomz = z.strictObject({ ipAddress: ip }).transform(noGame);

const Pariplay = z
  .strictObject({ GameCode: text, CurrencyCode: currency, LanguageCode: language, PlayerIP: ip, CountryCode: country })
  .transform((sent): Asked => ({ gameId: sent.GameCode, currency: sent.CurrencyCode, language: sent.LanguageCode }));

const Softswiss = z
  .strictObject({
    game: text,
    currency,
    locale: text,
    ip,
    urls: z.strictObject({ return: lobbyUrl, deposit: lobbyUrl }),
    jurisdiction,
    client_type: platform,
    playerCurrentCountryCode: country,
  })
  .transform((sent): Asked => {
    const [asked = "en"] = sent.locale.split("-");
    return { gameId: sent.game, currency: sent.currency, language: asked, lobbyUrl: sent.urls.return };
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
  .transform(({ symbol, ...sent }): Asked => ({ gameId: symbol, ...sent }));

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
  .transform(({ tableId, lobbyURL }): Asked => ({ gameId: tableId, lobbyUrl: lobbyURL }));
const EvolutionDemo = z
  .strictObject({ ...evolution, currency, language })
  .transform(({ tableId, lobbyURL, ...sent }): Asked => ({ gameId: tableId, lobbyUrl: lobbyURL, ...sent }));

const novomatic = { country, gameId: text, ip, lobbyUrl, locale: text, platform };
const Novomatic = z
  .strictObject({ ...novomatic, playerId: text })
  .transform(({ gameId, lobbyUrl }): Asked => ({ gameId, lobbyUrl }));
const NovomaticDemo = z
  .strictObject({ ...novomatic, currency })
  .transform(({ locale, ...sent }): Asked => ({ ...sent, language: locale.split("-")[0] ?? "en" }));

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
  answer: LaunchCall["answer"],
): LaunchCall => ({ path, mode, name, providers, body, answer });

const ticketAnswer = (ticket: string) => ({ ticket });
const tokenAnswer = (token: string) => ({ token });
const pariplayAnswer = (_: string, Url: string) => ({ Url });
const softswissAnswer = (_: string, game_url: string) => ({ launch_options: { game_url, strategy: "iframe" } });
const pragmaticAnswer = (_: string, gameURL: string) => ({ gameURL });
const evolutionAnswer = (_: string, gameUrl: string) => ({ gameUrl });
const novomaticAnswer = (_: string, url: string) => ({ url });

/** Every launch call (specification "Game launch and sessions"). */
export const launchCalls: readonly LaunchCall[] = [
  call("/game/session/ticket/demo", "demo", "sessionTicket", byTicket, SessionTicket, ticketAnswer),
  call("/game/session/ticket", "real", "sessionTicket", byTicket, SessionTicket, ticketAnswer),
  call("/game/token", "real", "gameToken", byToken, GameToken, tokenAnswer),
  call("/game/token/casino", "real", "casinoToken", ["quickspin"], CasinoToken, tokenAnswer),
  call("/playngo/auth/token_generation", "real", "playngoToken", ["playngo"], Playngo, tokenAnswer),
  call("/creedroomz/token/generate", "real", "creedroomzToken", ["creedroomz"], Creedroomz, tokenAnswer),
  call("/yggdrasil/player/auth/session", "real", "yggdrasilSession", ["yggdrasil"], Yggdrasil, (sessionId) => ({
    data: { sessionId },
  })),
  call("/pariplay/context/demo", "demo", "pariplayContext", ["pariplay"], Pariplay, pariplayAnswer),
  call("/pariplay/context/real", "real", "pariplayContext", ["pariplay"], Pariplay, pariplayAnswer),
  call("/softswiss/context/demo", "demo", "softswissContext", ["softswiss"], Softswiss, softswissAnswer),
  call("/softswiss/context/real", "real", "softswissContext", ["softswiss"], Softswiss, softswissAnswer),
  call("/pragmatic/partner/demoGameUrl", "demo", "gameUrl", ["pragmaticplay"], Pragmatic, pragmaticAnswer),
  call("/pragmatic/partner/realGameUrl", "real", "gameUrl", ["pragmaticplay"], Pragmatic, pragmaticAnswer),
  call("/evolution/user/authenticate/demo", "demo", "evolutionUser", ["evolution"], EvolutionDemo, evolutionAnswer),
  call("/evolution/user/authenticate", "real", "evolutionUser", ["evolution"], Evolution, evolutionAnswer),
  call("/novomatic/game/url/demo", "demo", "novomaticUrl", ["novomatic"], NovomaticDemo, novomaticAnswer),
  call("/novomatic/game/url", "real", "novomaticUrl", ["novomatic"], Novomatic, novomaticAnswer),
];
