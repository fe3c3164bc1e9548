import type { Adapter, LaunchContext } from "./adapter";
import type { Provider } from "./providers";
import type * as body from "./schema";

const demo = ({ mode }: LaunchContext) => (mode === "demo" ? "/demo" : "");

/** A session ticket, for the provider's launcher. */
const sessionTicket: Adapter = (context) => ({
  path: `game/session/ticket${demo(context)}`,
  body: {
    gameId: context.gameId,
    channel: context.device.channel,
    partner: context.partnerId,
    jurisdiction: context.jurisdictions.ticket,
  } satisfies body.SessionTicketBody,
});

/** A casino token, for the provider's launcher: quickspin's. */
const casinoToken: Adapter = ({ gameId, device }) => ({
  path: "game/token/casino",
  body: { gameId, channel: device.channel, isQuickSpin: true } satisfies body.CasinoTokenBody,
});

const playngo: Adapter = ({ requireNew }) => ({
  path: "playngo/auth/token_generation",
  body: (requireNew ? { requireNew } : {}) satisfies body.PlayngoBody,
});

const yggdrasil: Adapter = () => ({ path: "yggdrasil/player/auth/session", body: {} });

const creedroomz: Adapter = ({ ip }) => ({
  path: "creedroomz/token/generate",
  body: { ipAddress: ip } satisfies body.CreedroomzBody,
});

const pariplay: Adapter = ({ mode, gameId, currency, language, ip, country }) => ({
  path: `pariplay/context/${mode}`,
  body: {
    GameCode: gameId,
    CurrencyCode: currency,
    LanguageCode: language,
    PlayerIP: ip,
    CountryCode: country,
  } satisfies body.PariplayBody,
});

const softswiss: Adapter = ({ mode, gameId, currency, locale, ip, lobbyUrl, jurisdictions, device, ...context }) => ({
  path: `softswiss/context/${mode}`,
  body: {
    game: gameId,
    currency,
    locale,
    ip,
    // Deposits have no page yet: both lead to the lobby.
    urls: { return: lobbyUrl, deposit: lobbyUrl },
    jurisdiction: jurisdictions.address,
    client_type: device.platform,
    playerCurrentCountryCode: context.currentCountry,
  } satisfies body.SoftswissBody,
});

const pragmaticplay: Adapter = ({ mode, gameId, language, currency, device, lobbyUrl, brand, jurisdictions }) => ({
  path: `pragmatic/partner/${mode}GameUrl`,
  body: {
    symbol: gameId,
    language,
    currency,
    platform: device.platform === "mobile" ? "MOBILE" : "WEB",
    stylename: brand,
    lobbyUrl,
    jurisdiction: jurisdictions.address,
  } satisfies body.PragmaticUrlBody,
});

const evolution: Adapter = (context) => {
  const { mode, gameCategory, tableId, device, lobbyUrl, ip, currency, language } = context;
  const common = {
    gameCategory,
    tableId,
    wrapped: true,
    mobile: device.platform === "mobile",
    lobbyURL: encodeURIComponent(lobbyUrl),
  } as const;
  return {
    path: `evolution/user/authenticate${demo(context)}`,
    body: (mode === "demo"
      ? { ...common, currency, language }
      : { ...common, ipAddress: ip }) satisfies body.EvolutionBody,
  };
};

const novomatic: Adapter = (context) => {
  const { country, gameId, ip, lobbyUrl, locale, device, currency, playerId } = context;
  const common = { country, gameId, ip, lobbyUrl, locale, platform: device.platform };
  return {
    path: `novomatic/game/url${demo(context)}`,
    body: (playerId === null ? { ...common, currency } : { ...common, playerId }) satisfies body.NovomaticBody,
  };
};

/** The call that opens each provider's games: a missing provider does not compile. */
export const adapters: Readonly<Record<Provider, Adapter>> = {
  relax: sessionTicket,
  trifecta: sessionTicket,
  octoplay: sessionTicket,
  quickspin: casinoToken,
  playngo,
  creedroomz,
  yggdrasil,
  pariplay,
  softswiss,
  pragmaticplay,
  evolution,
  novomatic,
};

/** The providers that are opened by a token of their own call. */
export const tokenProviders: readonly Provider[] = ["playngo", "creedroomz", "quickspin"];

/** The platform's own token of a game: for a token provider whose call has given none. */
export const gameToken: Adapter = ({ gameId, device, partnerId, jurisdictions }) => ({
  path: "game/token",
  body: {
    gameId,
    channel: device.channel,
    partner: partnerId,
    jurisdiction: jurisdictions.token,
  } satisfies body.GameTokenBody,
});
