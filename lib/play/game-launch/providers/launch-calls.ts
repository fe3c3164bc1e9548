import type { Provider } from "@/lib/play/catalogue/providers";
import * as endpoints from "@/lib/play/game-launch/endpoints";
import { type Adapter, launchRequest } from "./launch-call";

/** A session ticket, for the provider's launcher. */
const sessionTicket: Adapter = (context) =>
  launchRequest(context.mode === "demo" ? endpoints.demoSessionTicket : endpoints.sessionTicket, {
    gameId: context.gameId,
    channel: context.device.channel,
    partner: context.partnerId,
    jurisdiction: context.jurisdictions.ticket,
  });

/** A casino token, for the provider's launcher: quickspin's. */
const casinoToken: Adapter = ({ gameId, device }) =>
  launchRequest(endpoints.casinoToken, { gameId, channel: device.channel, isQuickSpin: true });

const playngo: Adapter = ({ requireNew }) => launchRequest(endpoints.playngo, requireNew ? { requireNew } : {});

const yggdrasil: Adapter = () => launchRequest(endpoints.yggdrasil, {});

const creedroomz: Adapter = ({ ip }) => launchRequest(endpoints.creedroomz, { ipAddress: ip });

const pariplay: Adapter = ({ mode, gameId, currency, language, ip, country }) =>
  launchRequest(mode === "demo" ? endpoints.demoPariplay : endpoints.pariplay, {
    GameCode: gameId,
    CurrencyCode: currency,
    LanguageCode: language,
    PlayerIP: ip,
    CountryCode: country,
  });

const softswiss: Adapter = ({ mode, gameId, currency, locale, ip, jurisdictions, device, ...context }) =>
  launchRequest(mode === "demo" ? endpoints.demoSoftswiss : endpoints.softswiss, {
    game: gameId,
    currency,
    locale,
    ip,
    urls: { return: context.lobbyUrl, deposit: context.depositUrl },
    jurisdiction: jurisdictions.address,
    client_type: device.platform,
    playerCurrentCountryCode: context.currentCountry,
  });

const pragmaticplay: Adapter = ({ mode, gameId, language, currency, device, lobbyUrl, brand, jurisdictions }) =>
  launchRequest(mode === "demo" ? endpoints.demoPragmaticplay : endpoints.pragmaticplay, {
    symbol: gameId,
    language,
    currency,
    platform: device.platform === "mobile" ? "MOBILE" : "WEB",
    stylename: brand,
    lobbyUrl,
    jurisdiction: jurisdictions.address,
  });

const evolution: Adapter = ({ mode, gameCategory, tableId, device, lobbyUrl, ip, currency, language }) => {
  const common = {
    gameCategory,
    tableId,
    wrapped: true,
    mobile: device.platform === "mobile",
    lobbyURL: encodeURIComponent(lobbyUrl),
  };
  return mode === "demo"
    ? launchRequest(endpoints.demoEvolution, { ...common, currency, language })
    : launchRequest(endpoints.evolution, { ...common, ipAddress: ip });
};

const novomatic: Adapter = ({ country, gameId, ip, lobbyUrl, locale, device, currency, playerId }) => {
  const common = { country, gameId, ip, lobbyUrl, locale, platform: device.platform };
  return playerId === null
    ? launchRequest(endpoints.demoNovomatic, { ...common, currency })
    : launchRequest(endpoints.novomatic, { ...common, playerId });
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
export const gameToken: Adapter = ({ gameId, device, partnerId, jurisdictions }) =>
  launchRequest(endpoints.gameToken, {
    gameId,
    channel: device.channel,
    partner: partnerId,
    jurisdiction: jurisdictions.token,
  });
