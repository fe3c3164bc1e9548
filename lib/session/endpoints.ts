import type { CallOptions, Http, Method, Schema } from "@/lib/core/http";

/** A call of the platform. `:name` in a path stands for one value. */
interface Endpoint {
  method: Method;
  /** Below the version, which is v1 unless the path begins with "v2/". */
  path: string;
  /** The specification names the call and leaves its method or path open: the operator's platform may want a correction here. */
  assumed?: true;
  /** Sends the Access-Token header too. */
  accessToken?: true;
  /** Sends the token of the captcha too. */
  captcha?: true;
}

/**
 * Every call of the platform, the one place of its method and path (specification "The calls it makes"). The sandbox declares its
 * own; a contract test compares the two.
 */
export const endpoints = {
  siteConfig: { method: "get", path: "site/config", assumed: true },
  /** The visitor's country as the platform detects it, and whether it is restricted. */
  accessContext: { method: "get", path: "player/access/context", assumed: true },
  /** Which verifications a market asks for at registration. */
  riskSetting: { method: "get", path: "player/markets/risk-setting", assumed: true },
  timeoutCooling: { method: "patch", path: "player/timeout/cooling", assumed: true },

  payAndPlayCode: { method: "post", path: "paynplay/player/code" },
  payAndPlayUpdate: { method: "post", path: "paynplay/player/update", accessToken: true },
  payAndPlayLogin: { method: "post", path: "paynplay/player/login", accessToken: true },

  profile: { method: "get", path: "player/profile", assumed: true },
  /** The status of the account and what it may do. */
  accessDetails: { method: "get", path: "player/access/details", assumed: true },
  /** Accounts of another brand; its purpose is not specified and nothing calls it. */
  migration: { method: "post", path: "player/migration", assumed: true },
  signOut: { method: "post", path: "player/sign-out", assumed: true, accessToken: true },
  idleLogout: { method: "post", path: "player/idle-logout", assumed: true },
  acceptTerms: { method: "patch", path: "player/update_term_and_condition_version", assumed: true },
  address: { method: "patch", path: "player/address", assumed: true },
  province: { method: "patch", path: "player/province", assumed: true },
  language: { method: "patch", path: "player/language", assumed: true },
  password: { method: "patch", path: "player/password", assumed: true, accessToken: true },
  marketingPreferences: { method: "get", path: "player/marketing-preferences", assumed: true },
  changeMarketingPreferences: { method: "patch", path: "player/marketing-preferences", assumed: true },
  latestActivityLog: { method: "get", path: "player/latest-activity-log", assumed: true },
  transactionSummary: { method: "get", path: "player/transaction-summary", assumed: true },
  pushToken: { method: "get", path: "player/push-token", assumed: true },
  manualClaim: { method: "get", path: "bonus-code/manual-claim/available", assumed: true },
  balance: { method: "get", path: "player/wallet/balance", assumed: true },

  register: { method: "post", path: "registration", captcha: true },
  /** The path of the specified PUT is not shown. */
  updateRegistration: { method: "put", path: "registration", assumed: true, captcha: true },
  registrationSmsRequest: { method: "post", path: "registration/sms_request", captcha: true },
  registrationSmsVerification: { method: "post", path: "registration/sms_verification", captcha: true },
  registrationEmailRequest: { method: "post", path: "registration/email_request", captcha: true },
  registrationEmailVerification: { method: "post", path: "registration/email_verification", captcha: true },
  phone: { method: "post", path: "phone", accessToken: true },
  phoneSmsRequest: { method: "post", path: "phone_number/sms_request", assumed: true },
  phoneSmsVerification: { method: "post", path: "phone_number/sms_verification", assumed: true },
  passwordReset: { method: "post", path: "password_reset", assumed: true },
  resetSmsVerification: { method: "post", path: "password_reset/sms_verification", assumed: true },
  newPasswordBySms: { method: "post", path: "password_reset/new_password", assumed: true },
  newPasswordByEmail: { method: "post", path: "password_reset/new_password/email", assumed: true },

  favourites: { method: "get", path: "favourite-games" },
  addFavourite: { method: "post", path: "favourite-games" },
  removeFavourite: { method: "delete", path: "favourite-games" },
  recentGames: { method: "get", path: "recent-games" },
  addRecentGame: { method: "post", path: "recent-games" },
  lastPlayedGames: { method: "get", path: "wallet/lastPlayedGames" },
  subscribeToMyGames: { method: "post", path: "my-games/subscribe", assumed: true },
  unsubscribeFromMyGames: { method: "post", path: "my-games/unsubscribe", assumed: true },
  jackpotAmounts: { method: "get", path: "gaming/jackpotamount" },
  topWinners: { method: "get", path: "player/wallet/top-winners" },
  latestWinners: { method: "get", path: "player/wallet/latest-winners" },
  /** Its first value is taken to be the site and its second the tournament, which the specification leaves open. */
  tournament: { method: "get", path: "tournament/:siteId/:tournamentId/:language", accessToken: true },
  publicTournament: { method: "get", path: "tournament/public/:siteId/:tournamentId/:language" },
  liveTables: { method: "get", path: "live/tables" },

  gameBySlug: { method: "post", path: "game/slug", assumed: true },
  demoGameBySlug: { method: "post", path: "game/slug/demo", assumed: true },
  playSession: { method: "post", path: "player/play-session" },
  sessionTicket: { method: "post", path: "game/session/ticket", assumed: true },
  demoSessionTicket: { method: "post", path: "game/session/ticket/demo", assumed: true },
  gameToken: { method: "post", path: "game/token", assumed: true },
  casinoToken: { method: "post", path: "game/token/casino", assumed: true },
  playngo: { method: "post", path: "playngo/auth/token_generation" },
  yggdrasil: { method: "post", path: "yggdrasil/player/auth/session" },
  creedroomz: { method: "post", path: "creedroomz/token/generate" },
  pariplay: { method: "post", path: "pariplay/context/real" },
  demoPariplay: { method: "post", path: "pariplay/context/demo" },
  softswiss: { method: "post", path: "softswiss/context/real" },
  demoSoftswiss: { method: "post", path: "softswiss/context/demo" },
  pragmaticplay: { method: "post", path: "pragmatic/partner/realGameUrl" },
  demoPragmaticplay: { method: "post", path: "pragmatic/partner/demoGameUrl" },
  evolution: { method: "post", path: "evolution/user/authenticate" },
  demoEvolution: { method: "post", path: "evolution/user/authenticate/demo" },
  novomatic: { method: "post", path: "novomatic/game/url" },
  demoNovomatic: { method: "post", path: "novomatic/game/url/demo" },
} as const satisfies Readonly<Record<string, Endpoint>>;

export type EndpointName = keyof typeof endpoints;

interface PlatformCall extends CallOptions {
  /** The values of `:name` in the path. */
  params?: Readonly<Record<string, string | number>>;
}

/** Makes a call of the table. @throws as every call does */
export function callPlatform<T>(
  http: Http,
  name: EndpointName,
  answer: Schema<T>,
  call: PlatformCall = {},
): Promise<T> {
  const { params = {}, ...options } = call;
  const { method, path, accessToken }: Endpoint = endpoints[name];
  return http[method](fillPath(path, params), answer, { ...options, ...(accessToken && { accessToken }) });
}

function fillPath(path: string, params: Readonly<Record<string, string | number>>): string {
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
}

/** A path with its version: "wallet/balance" is in v1, "v2/rewards" says otherwise. */
export function versioned(path: string): string {
  const bare = path.replace(/^\//, "");
  return /^v[12]\//.test(bare) ? bare : `v1/${bare}`;
}
