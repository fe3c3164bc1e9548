import type { Provider } from "@/lib/play/catalogue/providers";
import { endpoints } from "@/lib/session/platform/endpoints";
import type { Adapter } from "./launch-call";
import type * as body from "./schema";

/** A session ticket, for the provider's launcher. */
const sessionTicket: Adapter = (context) => ({
  path: endpoints[context.mode === "demo" ? "demoSessionTicket" : "sessionTicket"].path,
  body: {
    gameId: context.gameId,
    channel: context.device.channel,
    partner: context.partnerId,
    jurisdiction: context.jurisdictions.ticket,
  } satisfies body.SessionTicketBody,
});

/** A casino token, for the provider's launcher: quickspin's. */
const casinoToken: Adapter = ({ gameId, device }) => ({
  path: endpoints.casinoToken.path,
  body: { gameId, channel: device.channel, isQuickSpin: true } satisfies body.CasinoTokenBody,
});

const playngo: Adapter = ({ requireNew }) => ({
  path: endpoints.playngo.path,
  body: (requireNew ? { requireNew } : {}) satisfies body.PlayngoBody,
});

const yggdrasil: Adapter = () => ({ path: endpoints.yggdrasil.path, body: {} });

const creedroomz: Adapter = ({ ip }) => ({
  path: endpoints.creedroomz.path,
  body: { ipAddress: ip } satisfies body.CreedroomzBody,
});

const pariplay: Adapter = ({ mode, gameId, currency, language, ip, country }) => ({
  path: endpoints[mode === "demo" ? "demoPariplay" : "pariplay"].path,
  body: {
    GameCode: gameId,
    CurrencyCode: currency,
    LanguageCode: language,
    PlayerIP: ip,
    CountryCode: country,
  } satisfies body.PariplayBody,
});

const softswiss: Adapter = ({ mode, gameId, currency, locale, ip, lobbyUrl, jurisdictions, device, ...context }) => ({
  path: endpoints[mode === "demo" ? "demoSoftswiss" : "softswiss"].path,
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
  path: endpoints[mode === "demo" ? "demoPragmaticplay" : "pragmaticplay"].path,
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
    path: endpoints[mode === "demo" ? "demoEvolution" : "evolution"].path,
    body: (mode === "demo"
      ? { ...common, currency, language }
      : { ...common, ipAddress: ip }) satisfies body.EvolutionBody,
  };
};

const novomatic: Adapter = (context) => {
  const { country, gameId, ip, lobbyUrl, locale, device, currency, playerId } = context;
  const common = { country, gameId, ip, lobbyUrl, locale, platform: device.platform };
  return {
    path: endpoints[context.mode === "demo" ? "demoNovomatic" : "novomatic"].path,
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

/** The providers that are opened by the token of their own call. */
export const tokenProviders: readonly Provider[] = ["playngo", "creedroomz", "quickspin"];

/** The platform's own token of a game: for a token provider whose call has returned none. */
export const gameToken: Adapter = ({ gameId, device, partnerId, jurisdictions }) => ({
  path: endpoints.gameToken.path,
  body: {
    gameId,
    channel: device.channel,
    partner: partnerId,
    jurisdiction: jurisdictions.token,
  } satisfies body.GameTokenBody,
});
